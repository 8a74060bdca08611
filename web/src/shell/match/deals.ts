// Deals of two players at any moment: what lies open, and gestures put together word by word.
import type { EventInfo, Form, Happened, Way } from "../../generated/protocol";
import type { ChatLine, EventLine } from "./log";

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

// Why it was made, as its maker last said: the word of a reason, or "" where nobody gave one.
export function reasonFor(
  { seat, to, manner, give, ask }: Offer,
  chat: Pick<ChatLine, "seat" | "gesture" | "reason">[],
): string {
  const gesture = ["offer", to, manner, give, ask].join(" ");
  const said = chat.findLast(
    (line) => line.seat === seat && line.gesture === gesture,
  );
  return said?.reason ?? "";
}

// Why somebody accepted or declined, as it said at that moment; "" where nobody gave a reason.
export function reasonOf(
  { key, seat, event }: EventLine,
  chat: Pick<ChatLine, "key" | "seat" | "gesture" | "reason">[],
): string {
  const verb = ANSWERED[event.kind];
  const said = chat.find(
    (line) =>
      line.seat === seat &&
      line.gesture === `${verb} ${event.args.seat}` &&
      Number(line.key) > parseInt(key),
  );
  return said?.reason ?? "";
}

const ANSWERED: Record<string, string> = {
  "deal-accepted": "agree",
  "deal-declined": "refuse",
};

// Should the seat look at it? Offers lie open, and one that has lapsed or was withdrawn needs no answer.
export function isNewsTo(me: string | null, { seat, event }: EventLine) {
  return (
    seat !== me &&
    [event.args.seat, event.args.to].includes(me ?? "") &&
    /^deal-(gave|accepted|declined)/.test(event.kind)
  );
}

export function isDeal({ kind }: EventInfo): boolean {
  return kind.startsWith("deal-");
}

// Did somebody do something that nobody waited for?
export function isGesture({ what }: Happened): boolean {
  return what.type === "moved" && what.plies.some((ply) => ply.gesture);
}

// Gestures that answer an offer have their buttons beside it.
const ANSWERS = ["agree", "refuse", "withdraw"];

// What is put together word by word.
export function composedOf(forms: Form[]): Form[] {
  return forms.filter(
    ({ verb, args }) => args.length > 0 && !ANSWERS.includes(verb),
  );
}

// What needs no further word takes one click.
export function plainOf(forms: Form[]): Form[] {
  return forms.filter(({ args }) => args.length === 0);
}

// The words that the next argument can have after these.
export function nextWords(form: Form, words: string[]): string[] {
  let ways: Way[] = form.ways;
  for (const word of words)
    ways = ways.find((way) => way.words.includes(word))?.then ?? [];
  return ways.flatMap((way) => way.words);
}

// What changes hands is for people to say: nobody gives or asks by accident.
const SIDES = ["give", "ask"];

// What is wished, as far as it is possible, up to the first word that people have yet to say.
export function filledIn(
  form: Form,
  wishes: Record<string, string>,
): Record<string, string> {
  const args: Record<string, string> = {};
  for (const name of form.args) {
    const possible = nextWords(form, Object.values(args));
    const wish = wishes[name];
    if (wish !== undefined && possible.includes(wish)) args[name] = wish;
    else if (SIDES.includes(name) && possible.length > 1) break;
    else args[name] = possible[0]!;
  }
  return args;
}

// The argument that has no word yet.
export function missingIn(
  form: Form,
  args: Record<string, string>,
): string | undefined {
  return form.args.find((name) => !(name in args));
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
