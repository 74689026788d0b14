// The bots of this server: those that every server has, and those that its host brought.

import type { BotInfo, ChairInfo } from "../generated/api";
import { BOTS, type BotName } from "../generated/facts";
import { ask, Refusal } from "./api";
import { t } from "./messages.svelte";

const isOfLadder = (level: string): level is BotName => BOTS.some((bot) => bot === level);

class Bots {
  /** The names of the host's own; null until the server has told. */
  own = $state<readonly string[] | null>(null);

  /** All that can be seated, the weakest of the ladder first. */
  get all(): readonly string[] {
    return [...BOTS, ...(this.own ?? [])];
  }

  /** Whether a bot plays itself; as long as the server has not told, it is taken to be there. */
  isHere(level: string): boolean {
    return this.own === null || this.all.includes(level);
  }

  /** Ask the server; without an answer, what it told last still holds. */
  async load(): Promise<void> {
    try {
      const found = await ask<BotInfo[]>("GET", "/bots");
      this.own = found.flatMap((bot) => (bot.is_own ? [bot.name] : []));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

export const bots = new Bots();

/** What a bot is called. */
export function botName(level: string): string {
  return isOfLadder(level) ? t(`lobby-bot-${level}`) : level;
}

/** The same where people are named too, so that it says what it is. */
export function botLabel(level: string): string {
  return isOfLadder(level) ? t(`panel-bot-${level}`) : t("panel-own-bot", { name: level });
}

/** What to expect of it. */
export function botHint(level: string): string {
  if (isOfLadder(level)) return t(`lobby-bot-${level}-hint`);
  return t(bots.isHere(level) ? "lobby-own-bot-hint" : "lobby-bot-gone-hint");
}

/** Whether a stand-in plays for who sits on a chair: a player who is away, or a bot that is gone. */
export function hasStandIn(chair: ChairInfo): boolean {
  return chair.is_away || (chair.bot !== "" && !bots.isHere(chair.bot));
}
