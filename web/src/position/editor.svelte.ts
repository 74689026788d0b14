// The position that is being edited: it is checked by the server after every change, kept in the address,
// and every change can be undone.

import type { Checked, PositionHints } from "../generated/api";
import { ask, Refusal } from "../lib/api";
import { refusalText } from "../lib/refusals";
import { codeOf, packed, positionOf, unpacked, type Position } from "./code";
import { newPosition, partOf, type Problem } from "./editing";

/** Milliseconds without a change after which the server checks. */
const PAUSE = 250;
const MOST_UNDOS = 200;

export class Editor {
  position = $state<Position>(newPosition());
  checked = $state.raw<Checked | null>(null);
  /** Why the last check did not happen. */
  refused = $state("");
  /** A text that could not be read. */
  unread = $state.raw<{ code: string; problems: readonly Problem[] } | null>(null);
  hints = $state.raw<PositionHints | null>(null);
  isThinking = $state(false);
  #undos = $state.raw<readonly string[]>([]);
  #last = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts changes: the answer to an older one is dropped. */
  #changes = 0;

  readonly code = $derived(codeOf(this.position));
  readonly problems = $derived<readonly Problem[]>(this.unread?.problems ?? this.checked?.problems ?? []);
  readonly isSound = $derived(this.checked !== null && this.problems.length === 0);

  get canUndo(): boolean {
    return this.#undos.length > 0;
  }

  /** Begins with the position of the address, if it has one. */
  async open(hash: string): Promise<void> {
    const code = hash.length > 1 ? await unpacked(hash.slice(1)) : "";
    this.#last = this.code;
    if (code) await this.paste(code);
    else this.changed();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#changes += 1;
  }

  problemsOf(part: string): readonly Problem[] {
    return this.problems.filter((problem) => partOf(problem) === part);
  }

  /** Makes a change, which can be undone. */
  edit(change: (position: Position) => void): void {
    change(this.position);
    this.changed();
  }

  changed(): void {
    const { code } = this;
    if (this.#last && code !== this.#last) this.#undos = [...this.#undos, this.#last].slice(-MOST_UNDOS);
    this.#last = code;
    this.unread = null;
    this.hints = null;
    this.#changes += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), PAUSE);
  }

  undo(): void {
    const code = this.#undos.at(-1);
    if (code === undefined) return;
    this.#undos = this.#undos.slice(0, -1);
    this.position = positionOf(code);
    this.#last = code;
    this.changed();
  }

  async check(): Promise<void> {
    const { code } = this;
    const change = this.#changes;
    try {
      const checked = await ask<Checked>("POST", "/positions", { code });
      if (change !== this.#changes) return;
      this.checked = checked;
      this.refused = "";
      history.replaceState(null, "", `/position#${await packed(code)}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (change !== this.#changes) return;
      this.refused = refusalText(error.code);
      if (error.isPassing) this.#timer = setTimeout(() => void this.check(), Math.max(2_000, error.wait));
    }
  }

  /** Edits the position of a text, if it can be read. */
  async paste(code: string): Promise<void> {
    const change = (this.#changes += 1);
    try {
      const checked = await ask<Checked>("POST", "/positions", { code });
      if (change !== this.#changes) return;
      this.refused = "";
      if (checked.code === "") {
        this.unread = { code, problems: checked.problems };
        return;
      }
      this.position = positionOf(checked.code);
      this.changed();
      this.checked = checked;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = refusalText(error.code);
    }
  }

  /** Asks a bot for the best moves. */
  async advise(): Promise<void> {
    if (this.isThinking) return;
    const change = this.#changes;
    this.isThinking = true;
    this.hints = null;
    try {
      const hints = await ask<PositionHints>("POST", "/positions/advice", { code: this.checked?.whole ?? this.code });
      if (change === this.#changes) this.hints = hints;
      this.refused = "";
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = refusalText(error.code);
    } finally {
      this.isThinking = false;
    }
  }
}
