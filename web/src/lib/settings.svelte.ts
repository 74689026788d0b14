// The reader's settings in this browser. None of them concerns the game, and none is secret.

import { preferredLanguage, speech } from "./messages.svelte";
import { bots } from "./bots.svelte";
import { LANGUAGES, type Language } from "../generated/facts";

/** How fast the story is told; "off": not at all, the present is shown at once. */
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

/** The time that everything takes at each speed, compared with the normal one. */
export const PACES: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, fast: 0.5, off: 0 };

export type Theme = "dark" | "light" | "auto";

interface Stored {
  language: Language | null;
  theme: Theme;
  sound: boolean;
  notifications: boolean;
  confirm: boolean;
  speed: Speed;
  name: string;
  rivals: string;
}

const KEY = "fimbul-settings";
const STANDARD: Stored = {
  language: null,
  theme: "dark",
  sound: false,
  notifications: false,
  confirm: false,
  speed: "normal",
  name: "",
  rivals: "thrall",
};

class Settings {
  #stored = $state<Stored>(read());

  get theme(): Theme {
    return this.#stored.theme;
  }
  set theme(theme: Theme) {
    this.#change({ theme });
    this.#show();
  }

  /** The theme that is shown. */
  get light(): Exclude<Theme, "auto"> {
    if (this.theme !== "auto") return this.theme;
    return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
  }

  /** Whether sounds are played. */
  get sound(): boolean {
    return this.#stored.sound;
  }
  set sound(sound: boolean) {
    this.#change({ sound });
  }

  /** Whether notifications are shown when the game waits for the reader. */
  get notifications(): boolean {
    return this.#stored.notifications;
  }
  set notifications(notifications: boolean) {
    this.#change({ notifications });
  }

  /** Whether every move must be confirmed. */
  get confirm(): boolean {
    return this.#stored.confirm;
  }
  set confirm(confirm: boolean) {
    this.#change({ confirm });
  }

  /** How fast the story is told. */
  get speed(): Speed {
    return this.#stored.speed;
  }
  set speed(speed: Speed) {
    this.#change({ speed });
    this.#show();
  }

  /** Whether things move; not where the system asks for reduced motion: there the story is told in still
   *  pictures. */
  get motion(): boolean {
    return this.speed !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** The name that the reader used last. */
  get name(): string {
    return this.#stored.name;
  }
  set name(name: string) {
    this.#change({ name });
  }

  /** The bot that the reader plays against; the default if it no longer exists. */
  get rivals(): string {
    return bots.all.includes(this.#stored.rivals) ? this.#stored.rivals : STANDARD.rivals;
  }
  set rivals(rivals: string) {
    this.#change({ rivals });
  }

  get language(): Language {
    return speech.language;
  }

  async setLanguage(language: Language): Promise<void> {
    this.#change({ language });
    await speech.speak(language);
  }

  /** Applies the language and the theme. The address may name a language for this visit. */
  async begin(): Promise<void> {
    this.#show();
    const asked = new URLSearchParams(location.search).get("lang");
    const chosen = LANGUAGES.find((name) => name === asked) ?? this.#stored.language;
    await speech.speak(preferredLanguage(chosen, navigator.languages));
  }

  #change(changes: Partial<Stored>): void {
    Object.assign(this.#stored, changes);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // Without storage, settings last until the page is closed.
    }
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.light;
    root.dataset["motion"] = this.motion ? "on" : "off";
    root.style.setProperty("--pace", String(PACES[this.speed]));
  }
}

function read(): Stored {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { ...STANDARD, ...(stored as Partial<Stored>) };
  } catch {
    return { ...STANDARD };
  }
}

export const settings = new Settings();
