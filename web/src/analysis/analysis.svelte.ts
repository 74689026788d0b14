// The analysis of a finished game: how far the server is with it, and what was found.

import type { Analysis, AnalysisProgress } from "../generated/api";
import { ask, Refusal } from "../lib/api";

/** Milliseconds after which to look again while it is under way. */
const AGAIN = 4_000;

export class AnalysisStore {
  progress = $state.raw<AnalysisProgress | null>(null);
  found = $state.raw<Analysis | null>(null);
  /** The code of the refusal of the last request; empty if it was accepted. */
  refused = $state("");
  isUnderWay = $derived(this.progress?.state === "waiting" || this.progress?.state === "working");

  #next: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(readonly id: string) {}

  /** Where the JSON can be downloaded. */
  get address(): string {
    return `/api/tables/${this.id}/analysis/result`;
  }

  /** Looks how far it is, again and again while it is under way. */
  async look(): Promise<void> {
    await this.#ask("GET");
  }

  /** Asks the server to make it. */
  async begin(): Promise<void> {
    await this.#ask("POST");
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#next);
  }

  async #ask(method: "GET" | "POST"): Promise<void> {
    clearTimeout(this.#next);
    const path = `/tables/${this.id}/analysis`;
    try {
      const progress = await ask<AnalysisProgress>(method, path);
      const isNews = progress.is_found && (this.found === null || this.found.is_partial);
      const found = isNews ? await ask<Analysis>("GET", `${path}/result`) : this.found;
      if (this.#isClosed) return;
      this.progress = progress;
      this.found = found;
      this.refused = "";
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.#isClosed) return;
      if (!this.isUnderWay) this.refused = error.code;
    }
    if (this.isUnderWay) this.#next = setTimeout(() => void this.look(), AGAIN);
  }
}
