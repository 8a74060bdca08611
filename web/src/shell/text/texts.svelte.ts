// Says things in the language of the settings, as `kachidoki.text.Texts` does in the terminal.
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type {
  Choice,
  EventInfo,
  Fault,
  Position,
  Problem,
} from "../../generated/protocol";
import { bundleOf } from "./catalogues";
import { isolated } from "./names";
import { BelowZero, printed } from "./numbers";
import { distanceWords, momentWords, spanWords } from "./times";
import { settings, type Language } from "../page/settings.svelte";

export type Word = string | number;
export type Words = Record<string, Word>;

export interface Speech {
  title?: string | null;
  // Arguments of every message of the title.
  facts?: Words;
  // Arguments whose name is not that of the kind of word they take.
  domains?: Record<string, string>;
  // By the kind of the event, the word of the line into which a log folds it with its neighbours.
  folds?: Record<string, string>;
}

export class Texts {
  // The names that people gave, by the message of their seats.
  names = $state.raw<Record<string, string>>({});
  // The levels of the bots that play on their own, by the same.
  bots = $state.raw<Record<string, string>>({});
  facts = $state.raw<Words>({});
  readonly title: string | null;
  readonly folds: Record<string, string>;
  readonly #domains: Record<string, string>;
  readonly #bundles = new Map<Language, FluentBundle>();

  constructor({
    title = null,
    facts = {},
    domains = {},
    folds = {},
  }: Speech = {}) {
    this.title = title;
    this.facts = facts;
    this.#domains = domains;
    this.folds = folds;
  }

  get language(): Language {
    return settings.language;
  }

  get #bundle(): FluentBundle {
    const language = this.language;
    const bundle =
      this.#bundles.get(language) ?? bundleOf(language, this.title);
    this.#bundles.set(language, bundle);
    return bundle;
  }

  #pattern(id: string) {
    const [name, attribute] = split(id);
    const message = this.#bundle.getMessage(name);
    return (
      (attribute ? message?.attributes[attribute] : message?.value) ?? null
    );
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  // The message (`<message>` or `<message>.<attribute>`) with its arguments filled in.
  say(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.#pattern(id);
    if (pattern === null) {
      console.error(`there is no message '${id}' in '${this.language}'`);
      return id;
    }
    if (typeof pattern === "string") return pattern;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(
      pattern,
      before(this.facts, fitting(args)),
      errors,
    );
    if (errors.length)
      console.error(
        `message '${id}' in '${this.language}': ${errors[0]!.message}`,
      );
    return text;
  }

  // What a word is called: an area, a card, a seat …
  name(domain: string, word: Word): string {
    const id = `${domain}-${word}`;
    return this.#called(id) ?? this.say(id);
  }

  // A short label for a choice.
  action(choice: Choice): string {
    return this.say(`action-${choice.verb}`, this.spoken(choice.args));
  }

  // A line for the log.
  event(event: EventInfo): string {
    return this.say(`event-${event.kind}`, this.spoken(event.args));
  }

  // What went wrong, in this language if it has words for it.
  problem(problem: Problem | Fault): string {
    const id = `problem-${problem.problem}`;
    return this.has(id) ? this.say(id, problem.args) : problem.message;
  }

  // One sentence: what the seat is to do now, or whom it waits for.
  prompt(position: Position, seat: string | null, over: boolean): string {
    const { actors, prompt } = position;
    const isAsked =
      over ||
      actors.includes("chance") ||
      (seat !== null && actors.includes(seat));
    if (isAsked)
      return this.say(`prompt-${prompt.step}`, this.spoken(prompt.args));
    const names = actors.map((actor) => this.#awaited(actor));
    return this.say("decide-waiting", {
      names: this.list(names),
      count: names.length,
    });
  }

  // What a bot at the seat is called.
  botName(level: string, seat: string): string {
    return this.say("player-bot", { level: this.level(level), seat });
  }

  // How strong a bot is; one that came with a file may have no level, only a name of its own.
  level(bot: string): string {
    const id = `level-${bot}`;
    return this.has(id) ? this.say(id) : bot;
  }

  // The name of whoever sits there, if they have one.
  #called(id: string): string | undefined {
    const bot = this.bots[id];
    return (
      this.names[id] || (bot && this.botName(bot, id.slice("seat-".length)))
    );
  }

  #awaited(seat: string): string {
    const id = `seat-${seat}`;
    return this.#called(id) ?? this.say(`${id}.listed`);
  }

  // What a round is called; a title may have a word of its own for it.
  round(round: number): string {
    const id = this.has("title-round") ? "title-round" : "round-number";
    return this.say(id, { round });
  }

  help(position: Position): string {
    const { step, args } = position.prompt;
    return this.has(`help-${step}`)
      ? this.say(`help-${step}`, this.spoken(args))
      : "";
  }

  // The arguments with words replaced by their names; numbers without a name stay numbers. Each
  // attribute of a name (a grammatical case) is an argument, too: `$area_genitive`. Names that people
  // gave stay as they are. Of a word of several, such as `1+3`, each is spoken.
  spoken(args: Words): Words {
    const spoken: Words = {};
    for (const [argument, value] of Object.entries(args)) {
      const words = String(value).split("+");
      if (words.length > 1) {
        spoken[argument] = this.list(
          words.map((word) =>
            String(this.spoken({ [argument]: word })[argument]),
          ),
        );
        continue;
      }
      const name = `${this.#domains[argument] ?? argument}-${value}`;
      if (!this.has(name)) {
        spoken[argument] = /^-?\d+$/.test(String(value))
          ? Number(value)
          : value;
        continue;
      }
      const called = this.#called(name);
      spoken[argument] = called ?? this.say(name);
      for (const attribute of Object.keys(
        this.#bundle.getMessage(name)!.attributes,
      )) {
        spoken[`${argument}_${attribute}`] =
          called ?? this.say(`${name}.${attribute}`);
      }
    }
    return spoken;
  }

  // All of them, or one of them.
  list(
    words: string[],
    type: "conjunction" | "disjunction" = "conjunction",
  ): string {
    const format = new Intl.ListFormat(this.language, { type });
    return format.format(words.map(isolated));
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    return printed(value, this.language, options);
  }

  // A chance to win, as far as it is known.
  chance(share: number | null): string {
    return share === null ? "–" : this.number(share, { style: "percent" });
  }

  // A moment on the clock, in seconds since 1970.
  time(moment: number, now = Date.now() / 1000): string {
    return momentWords(moment, now, this.language);
  }

  // How long something lasts.
  span(seconds: number): string {
    return spanWords(seconds, this.language);
  }

  // How long ago a moment was, or how soon it will be; both in seconds since 1970.
  since(moment: number, now = Date.now() / 1000): string {
    return distanceWords(moment - now, this.language);
  }
}

// The arguments of a message, and behind them the facts: there may be a thousand, so they are not copied.
function before(
  facts: Words,
  args: Record<string, FluentVariable>,
): Record<string, FluentVariable> {
  return new Proxy(args, {
    get: (own, name: string) => own[name] ?? facts[name],
    getOwnPropertyDescriptor: (own, name) =>
      Reflect.getOwnPropertyDescriptor(own, name) ??
      Reflect.getOwnPropertyDescriptor(facts, name),
  });
}

// Words of people have no effect on the words of the message around them.
function fitting(
  args: Record<string, FluentVariable>,
): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(args).map(([argument, value]) => [argument, fit(value)]),
  );
}

function fit(value: FluentVariable): FluentVariable {
  if (typeof value === "string") return isolated(value);
  return typeof value === "number" && value < 0 ? new BelowZero(value) : value;
}

function split(id: string): [string, string | undefined] {
  const dot = id.indexOf(".");
  return dot < 0 ? [id, undefined] : [id.slice(0, dot), id.slice(dot + 1)];
}

// What the shell says where no title is on the table.
export const texts = new Texts();
