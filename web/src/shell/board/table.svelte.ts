// The table as the titles see it: a position, what just happened, and what can be pointed at.
import type { Attachment } from "svelte/attachments";
import type {
  Choice,
  EventInfo,
  Position,
  Prospect,
  Prospects,
  TableInfo,
} from "../../generated/protocol";
import { filled, kindOf, marksOf } from "./declared";
import { Dragging } from "../pointing/dragging.svelte";
import { Explaining } from "../pointing/explaining.svelte";
import { Motion, type MoverOptions } from "../motion/motion";
import { stepsBetween, trailsOf, type Step } from "../motion/trails";
import {
  complete,
  decided,
  isSame,
  nextThings,
  openTo,
  pick,
  type Routed,
} from "../pointing/picking";
import { settings } from "../page/settings.svelte";
import type { Texts } from "../text/texts.svelte";
import { attachThing, type Held } from "../pointing/things.svelte";
import type { AnyView, Thing, TitleModule } from "./title";

export interface TableStart<View extends AnyView = AnyView, Box = unknown> {
  info: TableInfo;
  seat: string | null;
  position: Position;
  box: Box;
  texts: Texts;
  module: TitleModule<View, Box>;
  views?: Record<string, View> | null;
  // The secret with which the table was opened, for other requests to the server.
  key?: string | null;
  // Carries out what the player chose; without it nothing can be chosen.
  act?: (choice: Choice) => void;
  // Carries out several choices, each when it is asked for.
  plan?: (actions: string[]) => void;
  // Takes back what the player chose in secret.
  dismiss?: (thing: Thing) => void;
  // Does what the player may do although nobody waits for it.
  gesture?: (action: string) => void;
}

// What an explanation says in the end.
export interface Told {
  heading: string;
  paragraphs: string[];
  section: string | undefined;
}

export class Table<View extends AnyView = AnyView, Box = unknown> {
  info = $state.raw<TableInfo>() as TableInfo;
  // Whose eyes these are; null for a spectator.
  seat = $state.raw<string | null>(null);
  position = $state.raw<Position>() as Position;
  // What was seen before the last change.
  previous = $state.raw<View | null>(null);
  // All seats' views in an open replay.
  views = $state.raw<Record<string, View> | null>(null);
  // The events of the happening that is shown.
  events = $state.raw<EventInfo[]>([]);
  // The steps of the pieces that moved last.
  trails = $state.raw<Step[]>([]);
  // Goes up with each happening that is shown.
  serial = $state(0);
  picked = $state.raw<Thing[]>([]);
  // Where the last of them was picked.
  heldBy = $state.raw<Held | null>(null);
  preview = $state.raw<Choice | null>(null);
  // The thing under the pointer or with the focus.
  aimed = $state.raw<Thing | null>(null);
  // False while something is still to be shown or on its way to the server.
  ready = $state(true);
  prospects = $state.raw<Prospects["prospects"]>({});

  readonly box: Box;
  readonly texts: Texts;
  readonly module: TitleModule<View, Box>;
  readonly explaining = new Explaining();
  readonly dragging = new Dragging(this);
  readonly motion = new Motion();
  readonly key: string | null;
  readonly #act: ((choice: Choice) => void) | undefined;
  readonly #plan: ((actions: string[]) => void) | undefined;
  readonly #dismiss: ((thing: Thing) => void) | undefined;
  readonly #gesture: ((action: string) => void) | undefined;

  constructor(start: TableStart<View, Box>) {
    this.info = start.info;
    this.seat = start.seat;
    this.position = start.position;
    this.views = start.views ?? null;
    this.box = start.box;
    this.texts = start.texts;
    this.module = start.module;
    this.key = start.key ?? null;
    this.#act = start.act;
    this.#plan = start.plan;
    this.#dismiss = start.dismiss;
    this.#gesture = start.gesture;
  }

  // ------------------------------------------------------------- what lies there

  // The one place where a view gets the type that its title has given it.
  get view(): View {
    return this.position.view as View;
  }

  get choices(): Choice[] {
    return this.ready && this.#act ? this.position.choices : [];
  }

  get isOver(): boolean {
    return this.view.over;
  }

  get isMyTurn(): boolean {
    return (
      this.seat !== null &&
      !this.isOver &&
      this.position.actors.includes(this.seat)
    );
  }

  get still(): boolean {
    return settings.still;
  }

  // What the player of a seat is called.
  nameOf(seat: string): string {
    return this.texts.name("seat", seat);
  }

  prospect(action: string): Prospect | null {
    return this.prospects[action] ?? null;
  }

  // What the only choice behind the thing would gain.
  prospectOf(thing: Thing): Prospect | null {
    const choices = this.isLegal(thing) ? this.leadsTo(thing) : [];
    return choices.length === 1 ? this.prospect(choices[0]!.action) : null;
  }

  // Shows another position and what led to it.
  show(
    position: Position,
    events: EventInfo[] = [],
    views: Record<string, unknown> | null = null,
  ): void {
    this.motion.remember();
    this.previous = this.view;
    const advance = position.ply - this.position.ply;
    if (events.length && advance > 0) this.retrace(this.position, position);
    else if (advance !== 0) this.trails = [];
    if (!isSame(position.choices, this.position.choices)) this.abandon();
    if (position.ply !== this.position.ply) this.prospects = {};
    this.position = position;
    this.views = views as Record<string, View> | null;
    this.events = events;
    this.serial += 1;
    this.explaining.leave();
  }

  // Draws the trails of the pieces that moved between the two positions. Returns false, and keeps the trails
  // that are drawn, if none did.
  retrace(before: Position, after: Position): boolean {
    const piecesOf = (position: Position) =>
      this.module.pieces?.(position.view as View) ?? [];
    const steps = stepsBetween(piecesOf(before), piecesOf(after));
    if (steps.length) this.trails = trailsOf(steps);
    return steps.length > 0;
  }

  // ------------------------------------------------------------- what can be chosen

  // What is chosen by pointing comes first, what does nothing last.
  #routed = $derived.by<Routed[]>(() => {
    const zero = this.module.zero ?? [];
    const rank = ({ choice, route }: Routed) =>
      zero.includes(choice.action) ? 2 : route.length ? 0 : 1;
    return this.choices
      .map((choice) => ({ choice, route: this.routeOf(choice) }))
      .toSorted((one, other) => rank(one) - rank(other));
  });
  // What the things picked so far may still become.
  open = $derived(openTo(this.#routed, this.picked));
  #next = $derived(nextThings(this.#routed, this.picked));
  #kinds = $derived(new Set([...this.#next].map((thing) => kindOf(thing)[0])));
  // All choices, in the order in which they are offered.
  listed = $derived(this.#routed.map(({ choice }) => choice));
  // Choices that need no further thing: those without a route, and those of the things picked.
  buttons = $derived.by<Choice[]>(() => {
    const now = complete(this.#routed, this.picked);
    return this.picked.length ? [...now, ...complete(this.#routed, [])] : now;
  });

  // The things to click that make the choice.
  routeOf({ verb, args }: Choice): Thing[] {
    const route = this.module.routes[verb];
    if (route === undefined) return [];
    if (typeof route === "function") return route(args, this);
    const thing = filled(route, args);
    return thing === null ? [] : [thing];
  }

  isLegal(thing: Thing): boolean {
    return this.#next.has(thing);
  }

  // Can anything be chosen now?
  get isAsked(): boolean {
    return this.#next.size > 0;
  }

  #marked = $derived.by(() => marksOf(this.module.events, this.events));

  // Does it stand out in what is shown now?
  isMarked(thing: Thing): boolean {
    return this.#marked.has(thing);
  }

  isPicked(thing: Thing): boolean {
    return this.picked.includes(thing);
  }

  // Of a kind that is asked for, but not to be chosen now?
  isIdle(thing: Thing): boolean {
    return (
      this.#kinds.has(kindOf(thing)[0]) &&
      !this.isLegal(thing) &&
      !this.isPicked(thing) &&
      !this.canDismiss(thing)
    );
  }

  // What the seat has chosen in secret so far.
  get chosen(): Thing[] {
    return this.module.chosen?.(this.view) ?? [];
  }

  // Has it been chosen in secret, and can that still be taken back?
  canDismiss(thing: Thing): boolean {
    return (
      this.ready &&
      this.#dismiss !== undefined &&
      this.position.can_undo &&
      this.chosen.includes(thing)
    );
  }

  // Can it be carried to another thing that lies on the table?
  canDrag(thing: Thing): boolean {
    if (!this.isOpen(thing)) return false;
    const next = nextThings(this.#routed, this.#held(thing));
    const pickers = this.module.pickers ?? {};
    return next.size > 0 && ![...next].some((to) => kindOf(to)[0] in pickers);
  }

  // Does it make a choice by itself? Then it can be carried onto the board.
  isWhole(thing: Thing): boolean {
    return (
      this.isLegal(thing) &&
      decided(this.#routed, [...this.picked, thing]) !== null
    );
  }

  // What is picked while the thing is in one's hand.
  #held(thing: Thing): Thing[] {
    const index = this.picked.indexOf(thing);
    return index < 0
      ? pick(this.#routed, this.picked, thing)
      : this.picked.slice(0, index + 1);
  }

  hold(thing: Thing): void {
    this.explaining.hide();
    this.picked = this.#held(thing);
  }

  // Would a click on it do anything: go on, go back, or start over?
  isOpen(thing: Thing): boolean {
    return (
      this.isLegal(thing) ||
      this.isPicked(thing) ||
      this.canDismiss(thing) ||
      nextThings(this.#routed, []).has(thing)
    );
  }

  // The choices that pointing at the thing leads to.
  leadsTo(thing: Thing): Choice[] {
    const route = this.isLegal(thing) ? [...this.picked, thing] : [thing];
    return openTo(this.#routed, route).map(({ choice }) => choice);
  }

  pick(thing: Thing, heldBy: Held | null = null): void {
    if (!this.isLegal(thing) && this.canDismiss(thing)) {
      this.#dismiss?.(thing);
      return;
    }
    this.heldBy = heldBy;
    this.picked = pick(this.#routed, this.picked, thing);
    const choice = this.picked.length
      ? decided(this.#routed, this.picked)
      : null;
    if (choice) this.choose(choice.action);
  }

  choose(action: string): void {
    const choice = this.choices.find((other) => other.action === action);
    if (!choice) return;
    this.explaining.hide();
    this.#act?.(choice);
    this.abandon();
  }

  // Makes these choices, the first now, and each of the others as soon as it is asked for.
  chooseInTurn(actions: string[]): void {
    this.explaining.hide();
    this.#plan?.(actions);
  }

  gesture(action: string): void {
    this.#gesture?.(action);
  }

  abandon(): void {
    this.picked = [];
    this.preview = null;
  }

  // Hover or focus: what the one choice behind the thing would do.
  aim(thing: Thing | null): void {
    this.aimed = thing;
    const choices =
      thing !== null && this.isLegal(thing) ? this.leadsTo(thing) : [];
    this.preview = choices.length === 1 ? choices[0]! : null;
  }

  // What the thing is, and what choosing it would gain.
  explain(thing: Thing): Told | null {
    const [kind, word] = kindOf(thing);
    const told = this.module.explanations[kind]?.(word, this);
    if (!told) return null;
    const prospect = this.prospectOf(thing)?.words ?? told.otherwise;
    const paragraphs = [...told.text, prospect].filter((words) => !!words);
    return {
      heading: told.heading,
      paragraphs: paragraphs as string[],
      section: told.section,
    };
  }

  thing(id: Thing, label?: string): Attachment<Element> {
    return (element) => attachThing(this, element, id, label);
  }

  // A piece that is shown moving when it has changed its place.
  mover(sort: string, options: MoverOptions = {}): Attachment<Element> {
    return this.motion.mover(sort, options);
  }
}
