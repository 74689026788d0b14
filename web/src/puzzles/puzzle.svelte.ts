// The table of a puzzle: a position that the server sends once. A move is an answer, which the server judges;
// nothing moves on the table.

import type { ChairInfo, News, PuzzleInfo, PuzzlePosition, PuzzleVerdict, StepNews } from "../generated/api";
import { ask, Refusal } from "../lib/api";
import { t } from "../lib/messages.svelte";
import { parseOptions, type Option } from "../lib/moves";
import { settings } from "../lib/settings.svelte";
import { TableStore } from "../lib/table.svelte";
import { rememberPuzzle } from "./solved";

export class PuzzleStore extends TableStore {
  override readonly isOnServer = false;
  puzzle = $state.raw<PuzzleInfo | null>(null);
  /** What the server said of the last answer. */
  verdict = $state.raw<PuzzleVerdict | null>(null);
  /** Whether an answer is being judged. */
  isAsking = $state(false);

  /** The options of the position, which are offered again after each answer. */
  #options: readonly Option[] = [];

  override async open(): Promise<void> {
    try {
      const position = await ask<PuzzlePosition>("GET", `/puzzles/${this.id}`);
      if (this.isClosed) return;
      this.puzzle = position.info;
      this.link = "live";
      this.clear(position.view.seat);
      this.hear(newsOf(position));
      const { options, costs } = position.view.decision;
      this.#options = parseOptions(options, costs);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.link = "refused";
      this.refused = error.code;
    }
  }

  /** Answers the puzzle with a move. */
  override async move(option: Option): Promise<void> {
    await this.#answer(option.move);
  }

  /** Asks for the solution. */
  async giveUp(): Promise<void> {
    await this.#answer(null);
  }

  /** Offers the position once more. */
  again(): void {
    this.verdict = null;
    this.chooser.offer(this.#options);
  }

  override async whyNot(move: string): Promise<string> {
    const asked = `/puzzles/${this.id}/why?move=${encodeURIComponent(move)}`;
    return (await ask<{ code: string }>("GET", asked)).code;
  }

  async #answer(move: string | null): Promise<void> {
    const id = this.puzzle?.id;
    if (this.isAsking || id === undefined) return;
    this.isAsking = true;
    this.error = null;
    try {
      const verdict = await ask<PuzzleVerdict>("POST", `/puzzles/${id}/answers`, { move });
      if (this.isClosed) return;
      this.verdict = verdict;
      if (verdict.is_right) rememberPuzzle(id, "solved");
      else if (verdict.solution !== null) rememberPuzzle(id, "seen");
      this.chooser.offer(this.#options);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.error = error;
      this.chooser.clear();
    } finally {
      this.isAsking = false;
    }
  }
}

/** The position as news of a table. */
export function newsOf({ bots, steps, view }: PuzzlePosition): News {
  const chairs = bots.map((bot, seat): ChairInfo => {
    const isOwn = seat === view.seat;
    const name = isOwn ? settings.name.trim() || t("front-name-default") : "";
    const clan = view.seats[seat]?.clan ?? null;
    return { name, bot: isOwn ? "" : bot, clan, is_ready: true, is_away: false, is_named: false };
  });
  return {
    seq: steps.length,
    is_complete: true,
    seat: view.seat,
    steps: steps.map(stepOf),
    table: {
      status: "running",
      options: {
        players: chairs.length,
        edition: view.edition,
        drafts_first_age: true,
        seats: "as-seated",
        clock: { kind: "none" },
        is_public: false,
        allows_spectators: false,
        allows_hints: false,
        coach: "none",
        show: "none",
      },
      chairs,
      seats: chairs.map((_, seat) => seat),
      age: view.age,
      glory: view.seats.map(({ glory }) => glory),
      rematch: "",
      first: null,
      commitment: "",
      ended: "",
      stop: null,
    },
    decision: "puzzle",
    deadlines: chairs.map(() => null),
    can_undo: false,
    view,
    seal: "",
    head: "",
  };
}

function stepOf({ seat, events }: PuzzlePosition["steps"][number], index: number): StepNews {
  const isStart = seat < 0;
  return {
    seq: index + 1,
    at: 0,
    kind: isStart ? "started" : "moved",
    seat: isStart ? null : seat,
    chair: null,
    by: isStart ? null : "player",
    chat: null,
    line: null,
    events,
    took_back: [],
    is_set_aside: false,
  };
}
