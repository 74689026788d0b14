// The store of one table: the news received, what is shown of them, and what is being sent.
//
// News are shown one after the other, each for as long as its events take to follow (see `pacing`),
// so that the moves of bots can be watched. A decision is offered when all news are shown.

import type { Accepted, Mine, News, StepNews } from "../generated/api";
import { ask, askUntilAnswered, changeTable, Refusal, showTable } from "./api";
import { Chooser } from "./chooser.svelte";
import { Connection, type Link } from "./connection";
import { isInVain } from "./labels";
import { note } from "./fairness";
import { parseOptions, type Option } from "./moves";
import { dwell } from "./pacing";
import { withoutRemoved } from "./saga";
import { settings } from "./settings.svelte";

export class TableStore {
  /** The chairs of the reader, and the table as its lobby shows it. */
  mine = $state.raw<Mine | null>(null);
  /** The seat whose view is shown; -1 for a spectator's. */
  seat = $state(-1);
  link = $state<Link>("connecting");
  /** The code of the refusal if the table is closed to the reader; else empty. */
  refused = $state("");
  /** Whether another device has taken over the reader's chair. */
  isThrownOut = $state(false);
  /** The refusal of the last request; null if it was accepted. */
  error = $state.raw<Refusal | null>(null);
  /** The news on the screen. */
  shown = $state.raw<News | null>(null);
  /** All steps up to the news on the screen. */
  steps = $state.raw<readonly StepNews[]>([]);
  /** The steps of the last news, which are being animated. */
  fresh = $state.raw<readonly StepNews[]>([]);

  #queue = $state.raw<readonly News[]>([]);
  #connection: Connection | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isFirst = true;
  #isPosting = $state(false);
  /** The number of the log entry of the last move sent. */
  #sent = $state(0);

  readonly chooser = new Chooser(
    (option) => void this.move(option),
    (option) => this.#asksFirst(option),
  );

  info = $derived(this.shown?.table ?? this.mine?.table ?? null);
  view = $derived(this.shown?.view ?? null);
  /** Whether a move is being sent, or its news have not arrived yet. */
  isSending = $derived(this.#isPosting || this.#sent > (this.shown?.seq ?? 0));
  /** Whether all news received are shown. */
  isCurrent = $derived(this.#queue.length === 0);
  /** The seats of the reader's chairs. */
  seats = $derived.by((): number[] => {
    const chairs = this.mine?.chairs ?? [];
    const seats = this.info?.seats ?? [];
    return seats.flatMap((chair, seat) => (chairs.includes(chair) ? [seat] : []));
  });
  /** Whether the game waits for the seat whose view is shown. */
  isMine = $derived.by((): boolean => {
    const decision = this.view?.decision;
    if (!decision || !this.isCurrent) return false;
    return decision.seats.includes(this.seat) && decision.options.length > 0;
  });
  /** Whether this seat has sealed its choice while others have not. */
  isSealed = $derived(this.view?.decision.sealed.includes(this.seat) ?? false);

  constructor(readonly id: string) {}

  /** Finds the reader's chairs and connects. `seat`: whose view to show; -1 to watch only. */
  async open(seat?: number): Promise<void> {
    try {
      this.mine = await showTable(this.id);
    } catch (error) {
      if (error instanceof Refusal && !error.isPassing) {
        this.link = "refused";
        this.refused = error.code;
        return;
      }
      const wait = error instanceof Refusal ? error.wait : 0;
      this.link = "lost";
      this.#timer = setTimeout(() => void this.open(seat), Math.max(wait, 2_000));
      return;
    }
    this.look(seat ?? this.seats[0] ?? -1);
  }

  /** Shows the view of a seat, from the beginning of the log. */
  look(seat: number): void {
    this.#connection?.close();
    clearTimeout(this.#timer);
    this.seat = seat;
    this.shown = null;
    this.steps = [];
    this.fresh = [];
    this.#queue = [];
    this.#isFirst = true;
    this.#sent = 0;
    this.chooser.offer([]);
    if (this.#isForPlayers()) {
      this.link = "refused";
      this.refused = "no-spectators";
      return;
    }
    this.#connection = new Connection(this.id, seat, {
      news: (news) => this.#hear(news),
      link: (link) => (this.link = link),
      refused: (code) => this.#refuse(code),
    });
  }

  /** Whether the table is for its players only and the reader is none of them. */
  #isForPlayers(): boolean {
    const isMine = (this.mine?.chairs.length ?? 0) > 0;
    return this.mine !== null && !isMine && !this.mine.table.options.allows_spectators;
  }

  /** Handles a refusal. If another device has taken over the reader's seat, the page goes on watching. */
  #refuse(code: string): void {
    if (code === "not-your-seat" && !this.isThrownOut) {
      this.isThrownOut = true;
      void this.open();
    } else this.refused = code;
  }

  close(): void {
    this.#connection?.close();
    clearTimeout(this.#timer);
  }

  /** Shows all news received at once. */
  skip(): void {
    clearTimeout(this.#timer);
    while (this.#queue.length > 0) this.#next();
  }

  #hear(news: News): void {
    note(this.id, news);
    const begins = this.shown?.table.status === "open" && news.table.status !== "open";
    if (begins && this.seat === -1 && (this.mine?.chairs.length ?? 0) > 0) {
      this.look(news.table.seats.findIndex((chair) => this.mine?.chairs.includes(chair)));
      return;
    }
    const isIdle = this.#queue.length === 0;
    this.#queue = [...this.#queue, news];
    if (this.#isFirst || !settings.motion || document.hidden) this.skip();
    else if (isIdle) this.#show();
  }

  /** Shows the first news of the queue for as long as they need, then the next. */
  #show(): void {
    const news = this.#queue[0];
    if (news === undefined) return;
    this.#put(news);
    const time = dwell(news.steps, this.seat, this.#queue.length);
    this.#timer = setTimeout(() => {
      this.#queue = this.#queue.slice(1);
      if (this.#queue.length > 0) this.#show();
      else this.#offer();
    }, time);
  }

  #next(): void {
    const news = this.#queue[0];
    this.#queue = this.#queue.slice(1);
    if (news !== undefined && news !== this.shown) this.#put(news);
    if (this.#queue.length === 0) this.#offer();
  }

  #put(news: News): void {
    this.fresh = this.#isFirst ? [] : news.steps;
    this.#isFirst = false;
    this.steps = withoutRemoved([...this.steps, ...news.steps]);
    this.shown = news;
    if (news.table.status === "open") void this.#refresh();
  }

  #offer(): void {
    const decision = this.view?.decision;
    const isMine = decision?.seats.includes(this.seat) ?? false;
    this.chooser.offer(isMine && decision ? parseOptions(decision.options, decision.costs) : []);
  }

  /** Asks again for the reader's chairs, which can change in the lobby. */
  async #refresh(): Promise<void> {
    try {
      this.mine = await showTable(this.id);
    } catch {
      // The next news will ask again.
    }
  }

  /** At a table for players only, refreshes the lobby, and connects once the reader has sat down: until
   *  then there are no news. */
  async lookAgain(): Promise<void> {
    this.shown = null;
    await this.#refresh();
    if ((this.mine?.chairs.length ?? 0) === 0) return;
    this.refused = "";
    this.look(this.seats[0] ?? -1);
  }

  #asksFirst(option: Option): boolean {
    const own = this.view?.seats[this.seat];
    const givesUpRage = option.verb === "pass" && this.view?.decision.kind === "action";
    const isInVainHere = this.view !== null && isInVain(this.view, option);
    return settings.confirm || isInVainHere || (givesUpRage && own !== undefined && own.rage > 0);
  }

  /** Sends a move, again and again until the server answers. */
  async move(option: Option): Promise<void> {
    const news = this.shown;
    if (news === null || this.isSending) return;
    this.error = null;
    this.#isPosting = true;
    try {
      const body = { seat: this.seat, decision: news.decision, move: option.move };
      const isPending = (): boolean => this.shown?.decision === news.decision;
      const { seq } = await askUntilAnswered<Accepted>(`/tables/${this.id}/moves`, body, isPending);
      this.#sent = seq;
    } catch (error) {
      this.#complain(error);
      this.chooser.clear();
    } finally {
      this.#isPosting = false;
    }
  }

  async undo(): Promise<void> {
    const decision = this.shown?.decision;
    if (decision === undefined) return;
    await this.change("undo", { seat: this.seat, decision });
  }

  /** Asks the server for a change of the table; returns whether it was made. */
  async change(what: string, body?: object): Promise<boolean> {
    this.error = null;
    try {
      await changeTable(this.id, what, body);
      return true;
    } catch (error) {
      this.#complain(error);
      return false;
    }
  }

  /** Returns the code of why a move is not possible, "" if it is. */
  async whyNot(move: string): Promise<string> {
    const asked = `/tables/${this.id}/why?seat=${this.seat}&move=${encodeURIComponent(move)}`;
    return (await ask<{ code: string }>("GET", asked)).code;
  }

  #complain(error: unknown): void {
    if (error instanceof Refusal) this.error = error;
    else throw error;
  }
}
