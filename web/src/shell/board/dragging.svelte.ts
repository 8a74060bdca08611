// A thing is carried to another one: the same as pointing at both, for mouse and finger.
import type { Thing } from "./title";
import type { Spot } from "./placing";

// How far (px) the pointer goes before it carries something; a finger is never quite still.
const START = { mouse: 5, touch: 10 };
const BOARD = ".stage";

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
  // What is being carried, from which element, and where it is. What lies beside the board and makes a choice
  // by itself is carried onto the board.
  thing = $state.raw<Thing | null>(null);
  element = $state.raw<Element | null>(null);
  spot = $state.raw<Spot>({ x: 0, y: 0 });
  readonly #table: Carrier;
  #end: (() => void) | null = null;
  #isWhole = false;

  constructor(table: Carrier) {
    this.#table = table;
  }

  // Is a pointer pressed on something that can be carried?
  get isHeld(): boolean {
    return this.#end !== null;
  }

  // A pointer was pressed on the thing: perhaps it will be carried.
  begin(thing: Thing, element: Element, start: PointerEvent): void {
    if (this.#end) {
      this.#drop(null);
      return;
    }
    this.#isWhole =
      start.pointerType === "mouse" &&
      !element.closest(BOARD) &&
      this.#table.isWhole(thing);
    if (start.button !== 0 || !(this.#isWhole || this.#table.canDrag(thing)))
      return;
    const controller = new AbortController();
    const listen = <Kind extends keyof WindowEventMap>(
      kind: Kind,
      act: (event: WindowEventMap[Kind]) => void,
    ) =>
      addEventListener(kind, act, { signal: controller.signal, capture: true });
    this.#end = () => controller.abort();

    const far = start.pointerType === "mouse" ? START.mouse : START.touch;
    listen("pointermove", (event) => {
      if (event.pointerId !== start.pointerId) return;
      const way = Math.hypot(
        event.clientX - start.clientX,
        event.clientY - start.clientY,
      );
      if (this.thing === null && way > far) this.#lift(thing, element);
      if (this.thing !== null) this.#carry(event);
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
    if (thing !== null && target === null && this.#isWhole && isOnBoard(spot))
      this.#table.pick(thing);
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

function isOnBoard({ x, y }: Spot): boolean {
  return document
    .elementsFromPoint(x, y)
    .some((element) => element.matches(BOARD));
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
