// The bots of this server: those of Fimbul that can play there, and those that its host added.

import type { BotInfo, ChairInfo } from "../generated/api";
import { BOTS, NAMED_BOTS, type BotName } from "../generated/facts";
import { ask, Refusal } from "./api";
import { t } from "./messages.svelte";

const isNamed = (bot: string): bot is BotName => NAMED_BOTS.some((other) => other === bot);

class Bots {
  /** The names of the bots that the server has; null until it has sent them. */
  here = $state<readonly string[] | null>(null);

  /** All bots that can be seated, the weakest first, the host's own last. */
  get all(): readonly string[] {
    return this.here ?? BOTS;
  }

  /** Whether a bot exists; assumed until the server has sent the list. */
  isHere(bot: string): boolean {
    return this.here === null || this.here.includes(bot);
  }

  /** Asks the server; if it does not answer, the last list stays. */
  async load(): Promise<void> {
    try {
      const found = await ask<BotInfo[]>("GET", "/bots");
      this.here = found.map((bot) => bot.name);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

export const bots = new Bots();

/** The name of a bot. */
export function botName(bot: string): string {
  return isNamed(bot) ? t(`lobby-bot-${bot}`) : bot;
}

/** The name of a bot among those of people: it says that it is a bot. */
export function botLabel(bot: string): string {
  return isNamed(bot) ? t(`panel-bot-${bot}`) : t("panel-own-bot", { name: bot });
}

/** What to expect of a bot. */
export function botHint(bot: string): string {
  if (!bots.isHere(bot)) return t("lobby-bot-gone-hint");
  return t(isNamed(bot) ? `lobby-bot-${bot}-hint` : "lobby-own-bot-hint");
}

/** Whether a stand-in plays for a chair: its player is away, or its bot no longer exists. */
export function hasStandIn(chair: ChairInfo): boolean {
  return chair.is_away || (chair.bot !== "" && !bots.isHere(chair.bot));
}
