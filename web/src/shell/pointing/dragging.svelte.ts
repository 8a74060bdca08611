// A thing is carried to another one: the same as pointing at both, for mouse and finger.
import type { Thing } from "./thing";
import type { Spot } from "./placing";

// How far (px) the pointer goes before it carries something; a finger is never quite still.
const START = { mouse: 5, touch: 10 };
const BOARD = ".stage";
const DESK = ".desk";

// What dragging needs of its table.
interface Carrier {
  abandon(): void;
  aim(thing: Thing | null): void;
  canDrag(thing: Thing): boolean;
  isWhole(thing: Thing): boolean;
  hold(thing: Thing): void;
  pick(thing: Thing): void;
}

export class Dragging {
  // What is being carried, from which element, and where it is. What lies on the desk and makes a choice by
  // itself is carried onto the board.
  thing = $state.raw<Thing | null>(null);
  element = $state.raw<Element | null>(null);
  spot = $state.raw<Spot>({ x: 0, y: 0 });
  readonly #table: Carrier;
  #end: (() => void) | null = null;
  // Where it lies that is carried onto the board.
  #desk: Element | null = null;
  #isOnItsWay = false;

  constructor(table: Carrier) {
    this.#table = table;
  }

  // Does the pointer carry something, or may it be about to? Then nothing scrolls under it.
  get isHeld(): boolean {
    return this.#end !== null && this.#isOnItsWay;
  }

  // A pointer was pressed on the thing: perhaps it will be carried. A second finger carries nothing.
  begin(thing: Thing, element: Element, start: PointerEvent): void {
    if (start.button !== 0 || !start.isPrimary) return;
    this.#desk = this.#table.isWhole(thing) ? element.closest(DESK) : null;
    if (!this.#desk && !this.#table.canDrag(thing)) return;
    // A finger that leads elsewhere scrolls the hand.
    const isFree = !this.#desk || start.pointerType === "mouse";
    this.#isOnItsWay = isFree;
    const controller = new AbortController();
    const listen = <Kind extends keyof WindowEventMap>(
      kind: Kind,
      act: (event: WindowEventMap[Kind]) => void,
    ) =>
      addEventListener(kind, act, { signal: controller.signal, capture: true });
    this.#end = () => controller.abort();

    listen("pointermove", (event) => {
      if (event.pointerId !== start.pointerId) return;
      if (this.thing === null) {
        this.#isOnItsWay = isFree || leadsToBoard(start, event);
        if (!isFar(start, event)) return;
        if (!this.#isOnItsWay) return this.#drop(null);
        this.#lift(thing, element);
      }
      this.#carry(event);
    });
    listen("pointerup", (event) => this.#release(event));
    listen("pointercancel", () => this.#drop(null));
    listen("pointerdown", () => this.#drop(null));
    listen("keydown", (event) => {
      if (event.key !== "Escape" || this.thing === null) return;
      event.stopPropagation();
      this.#drop(null);
    });
  }

  #lift(thing: Thing, element: Element): void {
    this.#table.hold(thing);
    this.element = element;
    this.thing = thing;
  }

  #carry({ clientX, clientY }: PointerEvent): void {
    this.spot = { x: clientX, y: clientY };
    this.#table.aim(legalAt(this.spot));
  }

  #release(event: PointerEvent): void {
    const spot = { x: event.clientX, y: event.clientY };
    const { thing } = this;
    if (thing !== null) swallowClick();
    const target = legalAt(spot);
    this.#drop(target);
    if (thing === null || target !== null || !this.#desk) return;
    if (isOnBoard(spot, this.#desk)) this.#table.pick(thing);
  }

  // Onto that thing, or elsewhere, which abandons the choice.
  #drop(target: Thing | null): void {
    const wasCarried = this.thing !== null;
    this.#end?.();
    this.#end = null;
    this.thing = null;
    this.element = null;
    if (!wasCarried) return;
    this.#table.aim(null);
    if (target === null) this.#table.abandon();
    else this.#table.pick(target);
  }
}

function wayBetween(start: PointerEvent, end: PointerEvent): Spot {
  return { x: end.clientX - start.clientX, y: end.clientY - start.clientY };
}

// Has the pointer left the place where it was pressed?
export function isFar(start: PointerEvent, end: PointerEvent): boolean {
  const { x, y } = wayBetween(start, end);
  const far = start.pointerType === "mouse" ? START.mouse : START.touch;
  return Math.hypot(x, y) > far;
}

// The board lies above the desk or, on a phone on its side, beside it.
function leadsToBoard(start: PointerEvent, end: PointerEvent): boolean {
  const { x, y } = wayBetween(start, end);
  const board = document.querySelector(BOARD)!.getBoundingClientRect();
  const isSteep = Math.abs(y) > Math.abs(x);
  return start.clientX > board.right ? !isSteep && x < 0 : isSteep && y < 0;
}

// What has opened on the desk may lie over the board.
function isOnBoard({ x, y }: Spot, desk: Element): boolean {
  const found = document.elementsFromPoint(x, y);
  return (
    found.some((element) => element.matches(BOARD)) &&
    !found.some((element) => desk.contains(element))
  );
}

function legalAt({ x, y }: Spot): Thing | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const thing = element.closest(".thing.legal")?.getAttribute("data-thing");
    if (thing) return thing;
  }
  return null;
}

// The click that ends the way of the pointer was not meant for what lies under it.
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}
