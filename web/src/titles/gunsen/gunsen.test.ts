import { describe, expect, it, test } from "vitest";
import type { Choice } from "../../generated/protocol";
import { kindOf } from "../../shell/board/declared";
import { tableWith } from "../../shell/board/testing";
import { handful } from "../../shell/board/dice";
import { complete, nextThings } from "../../shell/pointing/picking";
import { SHAPES } from "./art/shapes";
import { ask } from "./ask";
import games from "./fixtures/positions.json";
import { guide } from "./guide";
import gunsen from "./index";
import { armySpots, isNarrow, planFor } from "./layout";
import {
  chanceOf,
  CLANS,
  COLUMNS,
  GOODS,
  goalsOf,
  ICONS,
  NOBLES,
  offered,
  orderInMind,
  ownCards,
  partsOf,
  sceneOf,
  SLOTS,
  stageOf,
  STAGES,
  summed,
  yieldOf,
  type Battle,
  type Box,
  type Card,
  type Effect,
  type Table,
} from "./model";
import english from "./text/en.ftl?raw";
import { cardWords, goalWords } from "./told";
import { costWords, partWords, tollWords } from "./words";

interface Entry extends Pick<Table, "view" | "box"> {
  choices: Choice[];
}

const entries = games.flatMap(({ box, positions }) =>
  positions.map((entry) => ({ ...entry, box })),
) as unknown as Entry[];
const { box } = entries[0]!;
const BUTTONS = new Set(["refresh", "accept", "decline", "plunder", "done"]);

function tableAt({ view, box, choices }: Entry): Table {
  const table = tableWith(gunsen, view, box);
  table.position = { ...table.position, choices };
  return table;
}

function does(op: string, when: string, more: Partial<Effect>): Effect {
  return { op, when, ...more } as Effect;
}

function card(effects: Effect[]): Card {
  return { kind: "orders", effects } as Card;
}

function offeredIn({ view, choices, box }: Entry) {
  return offered(choices, view, box);
}

function routed(entry: Entry) {
  const table = tableAt(entry);
  return entry.choices.map((choice) => ({
    choice,
    route: table.routeOf(choice),
  }));
}

function at(step: string): Entry {
  return entries.find(({ view }) => view.step === step)!;
}

describe("routes", () => {
  it("are there for every choice that is no plain answer", () => {
    for (const { choice, route } of entries.flatMap(routed))
      expect(route.length > 0, choice.action).toBe(!BUTTONS.has(choice.verb));
  });

  it("lead to one choice each, and never end on the way of another", () => {
    for (const all of entries.map(routed)) {
      for (const { route } of all.filter(({ route }) => route.length > 0)) {
        expect(complete(all, route)).toHaveLength(1);
        expect(nextThings(all, route).size).toBe(0);
      }
    }
  });

  it("begin where something lies: places, orders of the row, own cards", () => {
    for (const entry of entries) {
      const { places, row } = entry.view;
      for (const thing of nextThings(routed(entry), [])) {
        const [kind, word] = kindOf(thing);
        if (kind === "place") expect(places, thing).toHaveProperty(word);
        if (kind === "order") expect(row, thing).toContain(word);
        if (["special", "hero", "building", "tactic"].includes(kind))
          expect(offeredIn(entry)?.open, thing).toContain(word);
      }
    }
  });

  it("show tactics that nobody can pay, but open only those that one can", () => {
    const entry = at("ordering");
    const view = { ...entry.view, step: "buying", seat: "A", held: ["patron"] };
    const done: Choice = { action: "done", verb: "done", args: {} };
    const own = ownCards(box, view.players.A!.clan, "tactics");
    expect(offered([done], view, box)).toEqual({
      kind: "tactic",
      cards: [...own, "patron"],
      open: [],
    });
    expect(offered([], view, box)).toBeNull();
  });

  it("show buildings that nobody can pay, but none that stand", () => {
    const entry = at("ordering");
    const done: Choice = { action: "done", verb: "done", args: {} };
    const [one, other] = ownCards(
      box,
      entry.view.players.A!.clan,
      "buildings",
    ) as [string, string];
    const offer = (buildings: Record<string, string>) =>
      offered(
        [done],
        {
          ...entry.view,
          step: "building",
          seat: "A",
          players: {
            ...entry.view.players,
            A: { ...entry.view.players.A!, buildings },
          },
        },
        box,
      );
    expect(offer({})).toEqual({
      kind: "building",
      cards: [one, other],
      open: [],
    });
    expect(offer({ [one]: "p1" })?.cards).toEqual([other]);
    expect(offer({ [one]: "p1", [other]: "p2" })).toBeNull();
  });

  it("ask how an order is paid only where there are two ways", () => {
    const entry = at("ordering");
    const take = (order: string, payment: string) => ({
      action: `take ${order} ${payment}`,
      verb: "take",
      args: { order, payment },
    });
    const choices = [
      take("smith", "influence"),
      take("smith", "wood"),
      take("spears", "nothing"),
    ] as Choice[];
    expect(routed({ ...entry, choices }).map(({ route }) => route)).toEqual([
      ["order:smith", "payment:influence"],
      ["order:smith", "payment:wood"],
      ["order:spears"],
    ]);
  });

  it("ask whether an army marches or jumps where it can do both", () => {
    const go = (verb: string, place: string) => ({
      action: `${verb} w1 ${place}`,
      verb,
      args: { origin: "w1", place },
    });
    const choices = [
      go("march", "w2"),
      go("jump", "w2"),
      go("jump", "w3"),
    ] as Choice[];
    expect(
      routed({ ...at("moving"), choices }).map(({ route }) => route),
    ).toEqual([
      ["place:w1", "place:w2", "way:march"],
      ["place:w1", "place:w2", "way:jump"],
      ["place:w1", "place:w3"],
    ]);
  });
});

describe("dice", () => {
  it.each(["rerolling", "keeping"])(
    "tapped in any way make a choice that is asked for, while %s",
    (step) => {
      const { view, choices } = at(step);
      const dice = view.battle!.dice;
      const asked = new Set(choices.map(({ action }) => action));
      const verb = step === "keeping" ? "keep" : "reroll";
      for (let bag = 1; bag < 1 << dice.length; bag += 1) {
        const chosen = dice.flatMap((_, die) =>
          (bag >> die) & 1 ? [die] : [],
        );
        if (step === "keeping" && chosen.length !== view.matter.left) continue;
        expect(asked).toContain(`${verb} ${handful(dice, chosen)}`);
      }
    },
  );
});

describe("a column", () => {
  // Cards and printed lines of the test's own; those of the box may yet be corrected.
  const icons = (shown: Partial<Effect>) => does("icons", "battle", shown);
  const gain = (goods: Partial<Effect>) => does("gain", "activate", goods);
  const bench: Box = {
    ...box,
    cards: {
      ...box.cards,
      spears: card([gain({ koku: 1 }), icons({ strength: 2 })]),
      march: card([does("move", "activate", { n: 2 }), icons({ dice: 1 })]),
      "doji-hotaru": card([icons({ dice: 1 }), gain({ influence: 3 })]),
    },
    lines: {
      ...box.lines,
      armory: [icons({ dice: 3 }), does("move", "activate", { n: 1 })],
      summon: [does("summon", "activate", { n: 1 })],
      influence: [gain({ influence: 1 })],
    },
    upgrades: {
      ...box.upgrades,
      summon: [does("summon", "activate", { n: 4 })],
    },
  };
  const { view } = at("ordering");
  const seat = view.seat!;
  const player = {
    ...view.players[seat]!,
    columns: {
      armory: ["spears", "march"],
      summon: [],
      influence: [],
      expansion: [],
    },
    companions: {},
    upgrades: [] as string[],
    heroes: {},
    buildings: {},
    tactics: [] as string[],
  };
  const yields = (
    changes: Partial<typeof player>,
    column: string,
    added?: string,
  ) =>
    yieldOf(
      {
        view: {
          ...view,
          players: { ...view.players, [seat]: { ...player, ...changes } },
        },
        box: bench,
      },
      seat,
      column,
      added,
    );
  const count = (parts: { word: string; count: number }[], word: string) =>
    parts.find((part) => part.word === word)?.count ?? 0;

  it("sums its cards and its printed lines", () => {
    const { deeds, icons } = yields({}, "armory");
    expect(count(deeds, "koku")).toBe(1);
    expect(count(deeds, "move")).toBe(3);
    expect(count(icons, "strength")).toBe(2);
    expect(count(icons, "dice")).toBe(4);
  });

  it("counts an order that is only in one's mind", () => {
    expect(count(yields({}, "armory", "spears").deeds, "koku")).toBe(2);
  });

  it("has an upgrade in place of its first line", () => {
    expect(count(yields({}, "summon").deeds, "summon")).toBe(1);
    expect(
      count(yields({ upgrades: ["summon"] }, "summon").deeds, "summon"),
    ).toBe(4);
  });

  it("counts what acts with it, and nothing else that its player has", () => {
    const heroes = { "doji-hotaru": player.fort };
    const companions = { influence: [{ card: "doji-hotaru", effect: 1 }] };
    const accompanied = yields({ heroes, companions }, "influence");
    expect(count(accompanied.deeds, "influence")).toBe(4);
    expect(count(yields({ heroes }, "influence").deeds, "influence")).toBe(1);
  });
});

test("the order in one's mind is the one taken, or the one pointed at", () => {
  const { view } = at("ordering");
  const mind = (order: string | null, aimed: string | null) =>
    orderInMind({ view: { ...view, order }, preview: null, aimed });
  expect(mind("levy", "order:tax")).toBe("levy");
  expect(mind(null, "order:tax")).toBe("tax");
  expect(mind(null, "place:p1")).toBeNull();
});

test("the same icons are counted together, but not at different prices", () => {
  const bought = (pay: string) => ({ word: "buy-move", count: 1, pay });
  expect(
    summed([
      { word: "koku", count: 1 },
      bought("koku"),
      { word: "koku", count: 2 },
      bought("wood"),
    ]),
  ).toEqual([{ word: "koku", count: 3 }, bought("koku"), bought("wood")]);
});

test("every icon of every card is drawn and has a name", () => {
  const effects = [
    ...Object.values(box.cards).flatMap((card) => card.effects),
    ...Object.values(box.lines).flat(),
    ...Object.values(box.upgrades).flat(),
  ];
  const words = effects.flatMap(partsOf).map(({ word }) => word);
  const kinds = box.places
    .map(({ kind }) => kind)
    .filter((kind) => kind !== "plain");
  for (const word of new Set([...words, ...GOODS, ...ICONS])) {
    expect(SHAPES).toHaveProperty([word]);
    expect(english).toContain(`\npart-${word} =`);
  }
  for (const word of [...CLANS, ...COLUMNS, ...NOBLES, ...kinds])
    expect(SHAPES).toHaveProperty([word]);
});

test("every clan has its own heroes, cards and goals", () => {
  for (const clan of CLANS) {
    expect(ownCards(box, clan, "heroes")).toHaveLength(3);
    for (const kind of ["tactics", "buildings", "specials"]) {
      const cards = ownCards(box, clan, kind);
      expect(cards).toHaveLength(2);
      for (const card of cards) expect(card.startsWith(`${clan}-`)).toBe(true);
    }
    expect(goalsOf(box, clan)).toHaveLength(3);
  }
});

describe("the scene", () => {
  it("is what is decided: orders beside the map where there is room", () => {
    expect(sceneOf(at("choosing"), false)).toBe("clans");
    expect(sceneOf(at("ordering"), false)).toBe("map");
    expect(sceneOf(at("ordering"), true)).toBe("orders");
    expect(sceneOf(at("keeping"), false)).toBe("battle");
    expect(sceneOf(at("retreating"), false)).toBe("map");
  });

  it("has all that can be chosen there", () => {
    for (const entry of entries) {
      const kinds = [...nextThings(routed(entry), [])].map(
        (thing) => kindOf(thing)[0],
      );
      const scene = sceneOf(entry, false);
      if (kinds.includes("place")) expect(scene, entry.view.step).toBe("map");
      if (kinds.includes("dice") || kinds.includes("die"))
        expect(scene).toBe("battle");
    }
  });

  it("tells how far a battle has come", () => {
    const { battle } = at("keeping").view;
    const told = (changes: Partial<Battle>) =>
      stageOf({ ...battle!, ...changes });
    const { attacker, defender } = battle!;
    expect([
      told({ rolling: null }),
      told({ rolling: defender.seat }),
      told({ rolling: attacker.seat }),
      told({ winner: attacker.seat }),
    ]).toEqual(STAGES);
  });
});

test("the chance to win is that of the best choice that is foretold", () => {
  const told: Record<string, { short: string; sign: string }> = {
    decline: { short: "12%", sign: "odds" },
    "reroll 1": { short: "40%", sign: "odds" },
    "reroll 1+2": { short: "7%", sign: "odds" },
  };
  const chance = (...actions: string[]) =>
    chanceOf({
      choices: actions.map((action) => ({ action })),
      prospect: (action) => told[action] ?? null,
    });
  expect(chance("decline", "reroll 1", "reroll 1+2")).toBe(40);
  expect(chance("decline", "reroll 2")).toBe(12);
  expect(chance("summon p1")).toBeNull();
});

describe("the map", () => {
  it.each([
    [640, 560],
    [380, 400],
  ])("has all its hexes in a frame of %i by %i", (width, height) => {
    for (const { box } of entries) {
      const plan = planFor(box.places, width, height);
      for (const place of box.places) {
        const { x, y } = plan.middle(place);
        expect(x - plan.half).toBeGreaterThanOrEqual(0);
        expect(x + plan.half).toBeLessThanOrEqual(width);
        expect(y - plan.radius).toBeGreaterThanOrEqual(0);
        expect(y + plan.radius).toBeLessThanOrEqual(height);
      }
    }
  });

  it("keeps two armies apart on a hex", () => {
    const [one, other] = armySpots(2, 40);
    expect(other!.y - one!.y).toBeGreaterThan(one!.size * 1.4);
  });

  it("has the orders beside it on a desktop only", () => {
    expect([isNarrow(390), isNarrow(900)]).toEqual([true, false]);
  });
});

describe("the question at hand", () => {
  // Its id, of a table where these choices exist and these things are picked.
  function asked(step: string, choices: Choice[], picked: string[] = []) {
    const view = { ...at("ordering").view, step, order: "levy" };
    const open = choices.map((choice) => ({ choice }));
    const texts = { say: (id: string) => id, spoken: () => ({}) };
    return ask({
      view,
      box,
      texts,
      position: { choices },
      picked,
      open,
    } as never);
  }
  const one = (verb: string): Choice => ({ action: verb, verb, args: {} });

  it("speaks of nothing that cannot be done", () => {
    expect(asked("placing", [one("place")])).toBe("ask-placing");
    expect(asked("placing", [one("place"), one("noble")])).toBeNull();
    expect(asked("buying", [one("done")])).toBe("ask-buying");
    expect(asked("buying", [one("done"), one("buy")])).toBeNull();
    expect(asked("buying", [])).toBeNull();
    expect(asked("building", [one("done")])).toBe("ask-building");
    expect(asked("building", [one("done"), one("build")])).toBeNull();
  });

  it("goes on with what is picked", () => {
    const ways = [one("march"), one("jump")];
    expect(asked("moving", ways)).toBeNull();
    expect(asked("moving", [one("march")], ["place:f1"])).toBe("ask-march");
    expect(asked("moving", ways, ["place:f1"])).toBe("ask-jump");
    expect(asked("moving", ways, ["place:f1", "place:w1"])).toBe("ask-way");
    expect(asked("building", [one("build")], ["building:x"])).toBe("ask-site");
    expect(asked("issuing", [one("issue")], ["special:x"])).toBe("ask-column");
    expect(asked("ordering", [one("take")], ["order:levy"])).toBe("ask-pay");
  });
});

test("a jump by watchtower costs what the server says, or nothing", () => {
  const texts = {
    say: (id: string, { count }: { count?: number } = {}) =>
      [id, count].join(" ").trim(),
  };
  const { view } = at("ordering");
  const costs = (toll: number | null) =>
    tollWords({
      view: { ...view, matter: { ...view.matter, toll } },
      box,
      texts,
    } as never);
  const { good } = box.figures.tower;
  expect(costs(3)).toBe(`amount-${good} 3`);
  expect(costs(0)).toBe("toll-free");
});

test("what is bought can be had as often as one can pay", () => {
  const texts = {
    say: (id: string, args: Record<string, unknown> = {}) =>
      [id, ...Object.values(args)].join(" "),
    name: (domain: string, word: string) => `${domain}-${word}`,
    list: (words: string[], type = "conjunction") => words.join(` ${type} `),
  } as unknown as Table["texts"];
  const parts = [
    does("move", "activate", { n: 2 }),
    does("buy-move", "activate", { pay: "wood", price: 3 }),
  ].flatMap(partsOf);
  expect(partWords({ texts }, parts)).toBe(
    "part 2 part-move conjunction part-buy-move.paid good-wood amount-wood 3",
  );
  const cards = { levy: { ...box.cards.levy!, cost: ["koku", "wood"] } };
  const table = { texts, box: { ...box, cards } } as unknown as Table;
  expect(costWords(table, "levy")).toBe(
    "amount-koku 1 disjunction amount-wood 1",
  );
});

test("there are eleven slots to race for", () => {
  expect(new Set(SLOTS).size).toBe(11);
});

test("has a hint for every decision", () => {
  for (const { view } of entries) {
    const hint = guide({ view, seat: view.actors[0] ?? null });
    if (hint) expect(english).toContain(`\n${hint} =`);
  }
});

describe("cards and goals in words", () => {
  // Every message is its id with the arguments that the test asks for.
  const texts = {
    say: (id: string, args: Record<string, unknown> = {}) =>
      id === "effect-sentence"
        ? `${String(args.lead)}: ${String(args.deeds)}`
        : id === "effect-paid"
          ? `${String(args.price)} → ${String(args.deed)}`
          : [id, args.goods, args.icons, args.loot, args.conditions]
              .filter(Boolean)
              .join(" "),
    name: (domain: string, word: string) => `${domain}-${word}`,
    list: (words: string[]) => words.join(" & "),
  } as unknown as Table["texts"];

  it("say what is done at which moment, the same moments together", () => {
    expect(cardWords({ texts, box }, "spears")).toEqual([
      "activation-own: effect-gain amount-koku",
      "moment-battle: effect-icons icon-strength",
    ]);
    expect(cardWords({ texts, box }, "barracks")).toEqual([
      "activation-own: effect-summon; effect-gain amount-wood",
    ]);
  });

  it("say under which conditions, with which column and for which price", () => {
    expect(cardWords({ texts, box }, "matsu-tsuko")[1]).toMatch(
      "moment-battle, while-attacker: effect-icons icon-strength & icon-blood",
    );
    expect(cardWords({ texts, box }, "doji-hotaru")[1]).toMatch(
      "activation-column: effect-gain",
    );
    expect(cardWords({ texts, box }, "togashi-yokuni")[1]).toMatch(
      "moment-battle-start: amount-influence → effect-win-without-losses",
    );
  });

  it("say what is peculiar to camps and to special orders used once", () => {
    expect(cardWords({ texts, box }, "crab-camp")).toEqual(["card-camp"]);
    expect(cardWords({ texts, box }, "phoenix-wrath").at(-1)).toBe("card-once");
  });

  it("say all conditions of a goal", () => {
    expect(goalWords({ texts, box }, "phoenix-relics")).toBe(
      "goal-at-once condition-shrine-upgrades & condition-goods amount-influence",
    );
    expect(goalWords({ texts, box }, "crane-perfect")).toBe(
      "goal-at-once victory-any, victory-losses, victory-enemies",
    );
  });
});
