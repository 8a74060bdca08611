// Makes an element of a board a thing that can be pointed at, explained and chosen.
import type { Prospect } from "../../generated/protocol";
import { isFar, type Dragging } from "./dragging.svelte";
import { HOVER_MS, PRESS_MS, type Explaining } from "./explaining.svelte";
import type { Box } from "./placing";
import type { Thing } from "./thing";

// Where somebody pointed, and with what.
export interface Held {
  box: Box;
  byTouch: boolean;
  byKeyboard: boolean;
}

// What a thing needs of its table, whichever title lies there.
interface AnyTable {
  readonly aimed: Thing | null;
  // Can anything be chosen now?
  readonly isAsked: boolean;
  readonly dragging: Dragging;
  readonly explaining: Explaining;
  readonly picked: Thing[];
  abandon(): void;
  aim(thing: Thing | null): void;
  canDrag(thing: Thing): boolean;
  isIdle(thing: Thing): boolean;
  isLegal(thing: Thing): boolean;
  isMarked(thing: Thing): boolean;
  isOpen(thing: Thing): boolean;
  isPicked(thing: Thing): boolean;
  pick(thing: Thing, heldBy: Held): void;
  prospectOf(thing: Thing): Prospect | null;
}

export function attachThing(
  table: AnyTable,
  element: Element,
  id: Thing,
  label?: string,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const listen = <Kind extends keyof HTMLElementEventMap>(
    kind: Kind,
    act: (event: HTMLElementEventMap[Kind]) => void,
  ) => element.addEventListener(kind, act as EventListener, { signal });

  element.setAttribute("data-thing", id);
  element.classList.add("thing");
  const name = label === undefined ? null : nameOf(element, label);

  let pressed = false;
  const explain = () => table.explaining.show(id, element);

  listen("click", (event) => {
    event.stopPropagation();
    table.explaining.leave();
    if (pressed) pressed = false;
    else if (table.isOpen(id)) table.pick(id, heldBy(event, element));
    else if (table.picked.length) table.abandon();
    else explain();
  });
  listen("keydown", (event) => {
    if (event.target !== element) return;
    if (event.key === "?") explain();
    else if ((event.key === "Enter" || event.key === " ") && table.isOpen(id))
      table.pick(id, heldBy(null, element));
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  // A thing that appears under a pointer at rest explains itself only once that moves.
  let entered = false;
  listen("pointerenter", (event) => {
    if (event.pointerType !== "mouse" || !canRest()) return;
    table.aim(id);
    entered = true;
  });
  listen("pointerleave", () => {
    entered = false;
    if (table.aimed === id) table.aim(null);
    table.explaining.leave();
  });
  listen("focus", () => table.aim(id));
  // An element that goes away loses the focus while the page is being drawn: a moment later is soon enough.
  listen("blur", () =>
    queueMicrotask(() => {
      if (table.aimed === id) table.aim(null);
    }),
  );
  let press: ReturnType<typeof setTimeout> | undefined;
  let start: PointerEvent | null = null;
  listen("pointerdown", (event) => {
    pressed = false;
    table.dragging.begin(id, element, event);
    if (event.pointerType === "mouse") return;
    start = event;
    clearTimeout(press);
    press = setTimeout(() => {
      pressed = true;
      explain();
    }, PRESS_MS);
  });
  listen("pointermove", (event) => {
    if (start && isFar(start, event)) clearTimeout(press);
    if (entered && innermost(event) === element) {
      entered = false;
      table.explaining.showSoon(id, element, HOVER_MS);
    }
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"] as const)
    listen(end, () => clearTimeout(press));
  // The page must not scroll away with a thing that is being carried. Drawings do not heed `touch-action`.
  element.addEventListener(
    "touchmove",
    (event) => {
      if (event.cancelable && table.dragging.isHeld) event.preventDefault();
    },
    { signal, passive: false },
  );
  listen("contextmenu", (event) => {
    event.preventDefault();
    explain();
  });

  $effect(() => {
    const legal = table.isLegal(id);
    const open = table.isOpen(id);
    element.classList.toggle("legal", legal);
    element.classList.toggle("picked", table.isPicked(id));
    element.classList.toggle("idle", table.isIdle(id));
    element.classList.toggle("draggable", table.canDrag(id));
    element.setAttribute("role", open ? "button" : "group");
    if (name) {
      name.textContent = [label, table.prospectOf(id)?.words]
        .filter(Boolean)
        .join(". ");
      call(element, name, open);
    }
    element.setAttribute("tabindex", open ? "0" : "-1");
    if (open) element.setAttribute("aria-pressed", String(table.isPicked(id)));
    else element.removeAttribute("aria-pressed");
  });
  $effect(() => {
    element.classList.toggle("aimed", table.aimed === id);
  });
  $effect(() => {
    element.classList.toggle("marked", table.isMarked(id));
    element.classList.toggle("asked", table.isAsked);
  });

  // When a drawing is laid out again, its name moves with it.
  const observer = new ResizeObserver(() => {
    if (name?.parentNode) centre(name, element);
  });
  if (name instanceof SVGElement) observer.observe(frameOf(element));

  return () => {
    controller.abort();
    observer.disconnect();
    name?.remove();
  };
}

// Can a pointer rest on something? Where there are only fingers, browsers may pretend that a mouse stayed behind.
function canRest(): boolean {
  return matchMedia("(any-hover: hover)").matches;
}

function innermost(event: PointerEvent): Element | null {
  return (event.target as Element).closest(".thing");
}

// Where the pointer is, or, for the keyboard, the thing itself.
function heldBy(event: MouseEvent | null, element: Element): Held {
  const isPointer = event !== null && event.detail > 0;
  const byTouch =
    event instanceof PointerEvent && event.pointerType === "touch";
  const box = isPointer
    ? new DOMRect(event.clientX, event.clientY, 0, 0)
    : element.getBoundingClientRect();
  return { box, byTouch, byKeyboard: !isPointer };
}

// A button is called by what is in it: its name is put there, and what is drawn is hidden from screen readers.
function nameOf(element: Element, label: string): Element {
  for (const child of element.children)
    child.setAttribute("aria-hidden", "true");
  const name =
    element instanceof SVGElement ? point() : document.createElement("span");
  if (name instanceof HTMLElement) name.classList.add("unseen");
  name.textContent = label;
  return name;
}

// No larger than a point, so that the drawing keeps its bounds.
function point(): SVGTextElement {
  const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
  const look = {
    "font-size": 1,
    textLength: 1,
    lengthAdjust: "spacingAndGlyphs",
    opacity: 0,
    "pointer-events": "none",
  };
  for (const [key, value] of Object.entries(look))
    text.setAttribute(key, String(value));
  return text;
}

// Puts the name into the middle of what is drawn.
function centre(name: Element, element: Element): void {
  name.remove();
  if (element instanceof SVGGraphicsElement) {
    const { x, y, width, height } = element.getBBox();
    name.setAttribute("x", String(x + width / 2));
    name.setAttribute("y", String(y + height / 2));
  }
  element.append(name);
}

function frameOf(element: Element): Element {
  return (element as SVGElement).ownerSVGElement ?? element;
}

// A group, and a shape that holds nothing, are called by their label.
function call(element: Element, name: Element, isButton: boolean): void {
  const holds = !(element instanceof SVGGeometryElement);
  if (isButton && holds) {
    element.removeAttribute("aria-label");
    centre(name, element);
  } else {
    element.setAttribute("aria-label", name.textContent ?? "");
    name.remove();
  }
}
