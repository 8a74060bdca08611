// What the table explains at the moment, and beside which element.
import type { Thing } from "./thing";

export const HOVER_MS = 650;
export const PRESS_MS = 500;

export class Explaining {
  thing = $state.raw<Thing | null>(null);
  element = $state.raw<Element | null>(null);
  // Was it asked for? What only came by itself must not be in anybody's way.
  asked = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(thing: Thing, element: Element): void {
    this.#tell(thing, element, true);
  }

  // The pointer rests on it.
  showSoon(thing: Thing, element: Element, milliseconds: number): void {
    if (this.asked && this.thing !== null) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => this.#tell(thing, element, false),
      milliseconds,
    );
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.thing = null;
    this.element = null;
    this.asked = false;
  }

  // The pointer went on, or the table changed: what was asked for stays.
  leave(): void {
    if (!this.asked) this.hide();
  }

  #tell(thing: Thing, element: Element, asked: boolean): void {
    clearTimeout(this.#timer);
    this.thing = thing;
    this.element = element;
    this.asked = asked;
  }
}
