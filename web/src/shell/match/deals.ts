// Deals of two players at any moment: what lies open, and gestures put together word by word.
import type { EventInfo, Form, Happened, Way } from "../../generated/protocol";

// As the engine shows it in the views of all titles that have deals.
export interface Offer {
  seat: string;
  to: string;
  manner: string;
  give: string;
  ask: string;
}

// Null for a title without deals.
export function offersOf(view: unknown): Offer[] | null {
  const offers = (view as { offers?: unknown } | undefined)?.offers;
  return Array.isArray(offers) ? (offers as Offer[]) : null;
}

export function keyOf({ seat, to, manner, give, ask }: Offer): string {
  return [seat, to, manner, give, ask].join(" ");
}

export function isDeal({ kind }: EventInfo): boolean {
  return kind.startsWith("deal-");
}

// Did somebody do something that nobody waited for?
export function isGesture({ what }: Happened): boolean {
  return what.type === "moved" && what.plies.some((ply) => ply.gesture);
}

// The words that the next argument can have after these.
export function nextWords(form: Form, words: string[]): string[] {
  let ways: Way[] = form.ways;
  for (const word of words)
    ways = ways.find((way) => way.words.includes(word))?.then ?? [];
  return ways.flatMap((way) => way.words);
}

// A word for every argument: what is wished, as far as it is possible.
export function filledIn(
  form: Form,
  wishes: Record<string, string>,
): Record<string, string> {
  const args: Record<string, string> = {};
  for (const name of form.args) {
    const possible = nextWords(form, Object.values(args));
    const wish = wishes[name];
    args[name] =
      wish !== undefined && possible.includes(wish) ? wish : possible[0]!;
  }
  return args;
}

export function actionOf({ verb }: Form, args: Record<string, string>): string {
  return [verb, ...Object.values(args)].join(" ");
}

// May this gesture be made now?
export function isPossible(
  forms: Form[],
  verb: string,
  ...words: string[]
): boolean {
  const form = forms.find((other) => other.verb === verb);
  return (
    form !== undefined &&
    words.every((word, index) =>
      nextWords(form, words.slice(0, index)).includes(word),
    )
  );
}
