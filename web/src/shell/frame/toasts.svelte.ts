// Short notes that go away by themselves.
import { getContext, setContext } from "svelte";

export interface Toast {
  key: number;
  text: string;
  kind: "note" | "problem";
  // What can be done about it while it is shown.
  way?: Way;
}

export interface Way {
  words: string;
  go: () => void;
}

const STAY_MS = 6000;
const STAY_WITH_WAY_MS = 15_000;

export class Toasts {
  list = $state.raw<Toast[]>([]);
  #last = 0;

  add(text: string, kind: Toast["kind"] = "note", way?: Way): void {
    const key = (this.#last += 1);
    this.list = [
      ...this.list.filter((toast) => toast.text !== text),
      { key, text, kind, way },
    ].slice(-3);
    setTimeout(() => this.drop(key), way ? STAY_WITH_WAY_MS : STAY_MS);
  }

  drop(key: number): void {
    this.list = this.list.filter((toast) => toast.key !== key);
  }
}

const KEY = Symbol("toasts");

export function provideToasts(): Toasts {
  return setContext(KEY, new Toasts());
}

export function toastsOf(): Toasts {
  return getContext<Toasts>(KEY);
}
