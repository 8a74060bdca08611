// What a person prefers in this browser.
import { recall, remember } from "./storage";

export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "still";
export const SPEEDS = ["calm", "usual", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

interface Preferences {
  language: Language;
  theme: Theme;
  motion: Motion;
  speed: Speed;
  sounds: boolean;
  notifications: boolean;
  hints: boolean;
  list: boolean;
}

const DEFAULTS: Preferences = {
  language: preferredLanguage(),
  theme: "auto",
  motion: "auto",
  speed: "usual",
  sounds: true,
  notifications: false,
  hints: true,
  list: false,
};

function preferredLanguage(): Language {
  const wanted = globalThis.navigator?.languages ?? [];
  const known = wanted
    .map((tag) => tag.slice(0, 2))
    .find((tag) => LANGUAGES.some((language) => language === tag));
  return (known as Language | undefined) ?? "en";
}

function media(query: string): MediaQueryList | null {
  return globalThis.matchMedia?.(query) ?? null;
}

class Settings {
  #preferences = $state<Preferences>({
    ...DEFAULTS,
    ...recall<Partial<Preferences>>("settings", {}),
  });
  #night = $state(false);
  #wantsStill = $state(false);

  constructor() {
    this.#follow(
      media("(prefers-color-scheme: dark)"),
      (is) => (this.#night = is),
    );
    this.#follow(
      media("(prefers-reduced-motion: reduce)"),
      (is) => (this.#wantsStill = is),
    );
  }

  #follow(list: MediaQueryList | null, tell: (is: boolean) => void): void {
    if (!list) return;
    tell(list.matches);
    list.addEventListener("change", (event) => tell(event.matches));
  }

  get language(): Language {
    return this.#preferences.language;
  }
  get theme(): Theme {
    return this.#preferences.theme;
  }
  get motion(): Motion {
    return this.#preferences.motion;
  }
  get speed(): Speed {
    return this.#preferences.speed;
  }
  get sounds(): boolean {
    return this.#preferences.sounds;
  }
  get notifications(): boolean {
    return this.#preferences.notifications;
  }
  get hints(): boolean {
    return this.#preferences.hints;
  }
  // Are all choices listed in words?
  get list(): boolean {
    return this.#preferences.list;
  }

  get isDark(): boolean {
    return this.theme === "auto" ? this.#night : this.theme === "dark";
  }
  // Nothing travels; what happened is only marked.
  get still(): boolean {
    return this.motion === "auto" ? this.#wantsStill : this.motion === "still";
  }

  set(changes: Partial<Preferences>): void {
    Object.assign(this.#preferences, changes);
    remember("settings", this.#preferences);
  }
}

export const settings = new Settings();

// Keeps the page's root in step with the preferences; called once, inside an effect root.
export function dressPage(): void {
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.theme = settings.isDark ? "dark" : "light";
    root.toggleAttribute("data-still", settings.still);
  });
}
