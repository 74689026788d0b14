// The bots of this server: those that every server has, and those that its host added.

import type { BotInfo, ChairInfo } from "../generated/api";
import { BOTS, type BotName } from "../generated/facts";
import { ask, Refusal } from "./api";
import { t } from "./messages.svelte";

const isOfLadder = (bot: string): bot is BotName => BOTS.some((other) => other === bot);

class Bots {
  /** The names of the host's bots; null until the server has sent them. */
  own = $state<readonly string[] | null>(null);

  /** All bots that can be seated, the weakest of the ladder first. */
  get all(): readonly string[] {
    return [...BOTS, ...(this.own ?? [])];
  }

  /** Whether a bot exists; assumed until the server has sent the list. */
  isHere(bot: string): boolean {
    return this.own === null || this.all.includes(bot);
  }

  /** Asks the server; if it does not answer, the last list stays. */
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

/** The name of a bot. */
export function botName(bot: string): string {
  return isOfLadder(bot) ? t(`lobby-bot-${bot}`) : bot;
}

/** The name of a bot among those of people: it says that it is a bot. */
export function botLabel(bot: string): string {
  return isOfLadder(bot) ? t(`panel-bot-${bot}`) : t("panel-own-bot", { name: bot });
}

/** What to expect of a bot. */
export function botHint(bot: string): string {
  if (isOfLadder(bot)) return t(`lobby-bot-${bot}-hint`);
  return t(bots.isHere(bot) ? "lobby-own-bot-hint" : "lobby-bot-gone-hint");
}

/** Whether a stand-in plays for a chair: its player is away, or its bot no longer exists. */
export function hasStandIn(chair: ChairInfo): boolean {
  return chair.is_away || (chair.bot !== "" && !bots.isHere(chair.bot));
}
