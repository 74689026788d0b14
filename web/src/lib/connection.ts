// The news of a table as they come: over a WebSocket, taken up again after any gap where it broke
// off, or by long poll where no WebSocket gets through. A browser does not tell why a WebSocket did
// not open, so the same is asked by HTTP then.

import type { News } from "../generated/api";
import { ask, Refusal } from "./api";
import { changed, type Changes } from "./changes";

export type Link = "connecting" | "live" | "lost" | "restarting" | "crowded" | "refused";

export interface Listener {
  news(news: News): void;
  link(link: Link): void;
  /** The server will not have us: the code of its refusal. */
  refused(code: string): void;
}

const SILENCE = 40_000;
/** After so many WebSockets that never opened, ask by HTTP instead. */
const FAILURES = 3;
/** Seconds that a long poll waits. */
const POLL = 10;
/** How a server closes that goes down and comes back. */
const RESTART = 1012;

/** Whether asking again would bring the same refusal. */
function isFinal(error: unknown): error is Refusal {
  return error instanceof Refusal && (error.status === 403 || error.status === 404);
}

export class Connection {
  #socket: WebSocket | null = null;
  #after = 0;
  /** The last news of this WebSocket, whole: the next ones tell what changed in them. */
  #whole: News | null = null;
  /** Steps of pages that were heard, while the last one is still to come. */
  #past: News["steps"] = [];
  #failures = 0;
  #wait = 250;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #isPolling = false;
  /** The server said that it goes down and comes back. */
  #isRestarting = false;

  constructor(
    private readonly tableId: string,
    private readonly seat: number,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#drop();
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket !== null) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }

  /** The machine woke up or is back on the net: do not wait for the next try. */
  #hurry = (): void => {
    if (document.hidden || this.#socket !== null || this.#isPolling || this.#isClosed) return;
    this.#wait = 250;
    clearTimeout(this.#timer);
    this.#open();
  };

  #open(): void {
    if (this.#failures >= FAILURES) {
      void this.#poll();
      return;
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.tableId}/stream?seat=${this.seat}&after=${this.#after}&changes=true`,
    );
    this.#socket = socket;
    this.#whole = null;
    let hasOpened = false;
    socket.onopen = () => {
      hasOpened = true;
      this.#failures = 0;
      this.#isRestarting = false;
      this.#wait = 250;
      this.listener.link("live");
      this.#listenForSilence();
    };
    socket.onmessage = (message: MessageEvent<string>) => {
      this.#listenForSilence();
      const heard = JSON.parse(message.data) as News | Changes | { beat: true };
      if ("beat" in heard) return;
      if (!("changes" in heard)) this.#hear((this.#whole = heard));
      else if (this.#whole?.seq === heard.after) this.#hear((this.#whole = changed(this.#whole, heard)));
      else this.#start();
    };
    socket.onclose = (closed) => {
      clearTimeout(this.#silence);
      this.#socket = null;
      if (closed.code >= 4400) {
        this.#giveUp(closed.reason);
        return;
      }
      this.#failures += 1;
      this.#isRestarting ||= closed.code === RESTART;
      if (hasOpened) this.#again();
      else void this.#askWhy();
    };
  }

  /** What we have is not what the server believes we have: ask for all of it. */
  #start(): void {
    clearTimeout(this.#silence);
    this.#drop();
    this.#again();
  }

  #listenForSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#start(), SILENCE);
  }

  /** Try again soon, or when the server says. */
  #again(why?: unknown): void {
    const refusal = why instanceof Refusal ? why : null;
    if (refusal?.code === "crowded") this.listener.link("crowded");
    else this.listener.link(this.#isRestarting ? "restarting" : "lost");
    clearTimeout(this.#timer);
    const wait = Math.max(this.#wait * (0.75 + Math.random() / 2), refusal?.wait ?? 0);
    this.#timer = setTimeout(() => this.#open(), wait);
    this.#wait = Math.min(this.#wait * 2, 8_000);
  }

  /** The server will not have us, however often we ask. */
  #giveUp(code: string): void {
    this.listener.link("refused");
    this.listener.refused(code);
  }

  /** Find out by HTTP why a WebSocket did not open, and try again unless we are not wanted. */
  async #askWhy(): Promise<void> {
    this.#isPolling = true;
    let refusal: unknown;
    try {
      const news = await this.#ask(0);
      if (!this.#isClosed) this.#hear(news);
    } catch (error) {
      if (!this.#isClosed && isFinal(error)) {
        this.#giveUp(error.code);
        return;
      }
      refusal = error;
    } finally {
      this.#isPolling = false;
    }
    if (!this.#isClosed) this.#again(refusal);
  }

  #ask(wait: number): Promise<News> {
    const after = this.#after;
    return ask<News>("GET", `/tables/${this.tableId}/news?seat=${this.seat}&after=${after}&wait=${wait}`);
  }

  /** A long past comes in pages: it is told in one piece, when how things stand is known. */
  #hear(news: News): void {
    if (news.seq < this.#after) return;
    this.#after = news.seq;
    this.#past.push(...news.steps);
    if (!news.is_complete) return;
    this.listener.news({ ...news, steps: this.#past });
    this.#past = [];
  }

  async #poll(): Promise<void> {
    this.#isPolling = true;
    try {
      for (let wait = 0; !this.#isClosed;) {
        const before = this.#after;
        const news = await this.#ask(wait);
        if (this.#isClosed) return;
        this.listener.link("live");
        if (news.seq > before || wait === 0) this.#hear(news);
        wait = news.is_complete ? POLL : 0;
      }
    } catch (error) {
      if (this.#isClosed) return;
      if (isFinal(error)) {
        this.#giveUp(error.code);
        return;
      }
      this.#failures = 0;
      this.#again(error);
    } finally {
      this.#isPolling = false;
    }
  }
}
