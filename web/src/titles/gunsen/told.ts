// What cards and goals say, put together from their data with the messages that the terminal uses, too.
import type { Texts } from "../../shell/text/texts.svelte";
import {
  cardOf,
  COLUMNS,
  GOODS,
  ICONS,
  type Box,
  type Effect,
  type Table,
} from "./model";

type Teller = Pick<Table, "texts" | "box">;

const FOUGHT = new Set([
  "battle",
  "battle-start",
  "after-roll",
  "after-keep",
  "battle-won",
  "battle-lost",
]);
// When a price is asked for.
const OFFERED = new Set(["battle-start", "after-roll"]);

// An order, a special order, a tactic, a hero or a building, in full sentences.
export function cardWords(table: Teller, word: string): string[] {
  const { texts, box } = table;
  const card = cardOf(box, word);
  const isDecree = card.kind === "orders" || card.kind === "specials";
  const sentences: { lead: string; deeds: string[] }[] = [];
  for (const effect of card.effects) {
    const lead = leadOf(effect, isDecree, texts);
    const deed = paidDeed(effect, table);
    if (sentences.at(-1)?.lead === lead) sentences.at(-1)!.deeds.push(deed);
    else sentences.push({ lead, deeds: [deed] });
  }
  const told = [
    ...(card.camp ? [texts.say("card-camp")] : []),
    ...sentences.map(({ lead, deeds }) =>
      texts.say("effect-sentence", { lead, deeds: deeds.join("; ") }),
    ),
    ...(card.once ? [texts.say("card-once")] : []),
  ];
  return told.length ? told : [texts.say("card-plain")];
}

// The moment, and in a battle the conditions.
function leadOf(effect: Effect, isDecree: boolean, texts: Texts): string {
  const { when = "activate" } = effect;
  if (when === "activate") return activation(effect, isDecree, texts);
  const moment = texts.say(`moment-${when}`);
  return FOUGHT.has(when)
    ? [moment, ...conditions(effect, texts)].join(", ")
    : moment;
}

function activation(
  { column = "own" }: Effect,
  isDecree: boolean,
  texts: Texts,
): string {
  if (isDecree) return texts.say("activation-own");
  if (COLUMNS.includes(column))
    return texts.say("activation-column", {
      column: texts.name("column", column),
    });
  return texts.say(
    column === "moving" ? "activation-moving" : "activation-any",
  );
}

function conditions(effect: Effect, texts: Texts): string[] {
  const { role = "any", place = [], troops = 0, enemy_hero = false } = effect;
  return [
    ...(role === "any" ? [] : [texts.say(`while-${role}`)]),
    ...(place.length
      ? [
          anyOf(
            texts,
            place.map((kind) => texts.say(`while-at-${kind}`)),
          ),
        ]
      : []),
    ...(troops > 0 ? [texts.say("while-troops", { count: troops })] : []),
    ...(enemy_hero ? [texts.say("while-enemy-hero")] : []),
  ];
}

// What is done, and for which price.
function paidDeed(effect: Effect, table: Teller): string {
  const { when = "activate", op, price = 0 } = effect;
  const deed = deedWords(table, effect);
  const isOffer = OFFERED.has(when) && op !== "ignore-enemy-heroes";
  return isOffer && price > 0
    ? table.texts.say("effect-paid", { price: priceOf(effect, table), deed })
    : deed;
}

export function deedWords(table: Teller, effect: Effect): string {
  const { texts, box } = table;
  const {
    when = "activate",
    n = 0,
    at = "summon-point",
    pay = "koku",
  } = effect;
  const isFought = FOUGHT.has(when);
  return texts.say(`effect-${effect.op}`, {
    count: n,
    goods: amounts(texts, effect),
    loot: loot(effect, texts),
    icons: texts.list(
      ICONS.filter((icon) => effect[icon]).map((icon) =>
        texts.say(`icon-${icon}`, { count: effect[icon] }),
      ),
    ),
    where: !isFought ? "board" : at === "fort" ? "fort" : "battle",
    is_fought: Number(isFought),
    steps: effect.range ?? 0,
    led: Number(effect.who === "hero"),
    price: priceOf(effect, table),
    good: texts.name("good", pay === "free" ? "koku" : pay),
    pool: effect.pool ?? "clan",
    what: effect.what ?? "nothing",
    least: effect.least ?? 0,
    each: effect.each ?? 0,
    source: effect.from ?? "opponent",
    toll: texts.say(`amount-${box.figures.tower.good}`, { count: n }),
  });
}

function priceOf(
  { pay = "free", price = 0 }: Effect,
  { texts }: Teller,
): string {
  return pay === "free" ? "" : texts.say(`amount-${pay}`, { count: price });
}

function amounts(
  texts: Texts,
  goods: Partial<Record<(typeof GOODS)[number], number>>,
): string {
  return texts.list(
    GOODS.filter((good) => goods[good]).map((good) =>
      texts.say(`amount-${good}`, { count: goods[good]! }),
    ),
  );
}

// Goods of one's choice.
function loot({ of = [], n = 0 }: Effect, texts: Texts): string {
  if (of.length === GOODS.length) return texts.say("loot-any", { count: n });
  const each = of.map((good) => texts.say(`amount-${good}`, { count: n }));
  if (of.length === 1 || n === 1) return anyOf(texts, each);
  const kinds = of.map((good) => texts.name("good", good));
  return of.length
    ? texts.say("loot-some", { count: n, kinds: anyOf(texts, kinds) })
    : "";
}

function anyOf(texts: Texts, words: string[]): string {
  const others = words.slice(0, -1);
  const last = words.at(-1) ?? "";
  return others.length
    ? texts.say("list-or", { others: others.join(", "), last })
    : last;
}

// ----------------------------------------------------------------- goals

// A condition of a goal; what it does not name is nothing.
type Condition = Partial<
  Record<
    | (typeof GOODS)[number]
    | "n"
    | "troops"
    | "columns"
    | "total"
    | "losses"
    | "enemies"
    | "survivors"
    | "steps",
    number
  >
> & { op: string; good?: string; place?: string; role?: string };

const MERITS = ["losses", "enemies", "survivors", "steps"] as const;

export function goalWords({ texts, box }: Teller, goal: string): string {
  const { conditions, at } = goalFigures(box, goal);
  return texts.say(`goal-at-${at}`, {
    conditions: texts.list(conditions.map((one) => condition(one, texts))),
  });
}

function goalFigures(box: Box, goal: string) {
  const goals = box.figures.goals as unknown as Record<
    string,
    { conditions: Condition[]; at: string }
  >;
  return goals[goal]!;
}

function condition(one: Condition, texts: Texts): string {
  const { op, n = 0, place = "village", role = "any", good = "koku" } = one;
  if (op === "battle-won")
    return [
      texts.say(`victory-${role}`),
      ...MERITS.filter((merit) => one[merit] !== undefined).map((merit) =>
        texts.say(`victory-${merit}`, { count: one[merit]! }),
      ),
    ].join(", ");
  return texts.say(`condition-${op}`, {
    count: n,
    goods: amounts(texts, one),
    amount: texts.say(`amount-${good}`, { count: n }),
    site: texts.say(`site-${place}`),
    sites: texts.say(`sites-${place}`, { count: n }),
    troops: one.troops ?? 0,
    columns: one.columns ?? 0,
    total: one.total ?? 0,
  });
}
