// The statistics of the cards, fetched when they are shown, and their numbers in words.

import type { CardNumbers, CardStatistics, StatisticsGroup } from "../generated/api";
import type { CardSlug } from "../generated/facts";
import { ask } from "../lib/api";
import { botName } from "../lib/bots.svelte";
import { speech, t } from "../lib/messages.svelte";

/** The numbers by which cards are shown and sorted. */
export const MEASURES = ["taken", "pick", "played", "wins-taken", "wins-played"] as const;
export type Measure = (typeof MEASURES)[number];

export interface Told {
  readonly value: number;
  /** The 95 % interval of a share; null for a mean. */
  readonly interval: { readonly low: number; readonly high: number } | null;
  readonly sample: number;
  readonly isSmall: boolean;
  /** The win share of equal clans; null for anything but a win share. */
  readonly even: number | null;
}

/** A number of a card; null if there is none. The mean pick has the sample of the cards that were taken. */
export function told(numbers: CardNumbers, measure: Measure, smallSample: number): Told | null {
  if (measure === "pick") {
    const { pick, taken } = numbers;
    if (pick === null || taken === null) return null;
    const sample = Math.round(taken.share * taken.sample);
    return { value: pick, interval: null, sample, isSmall: sample < smallSample, even: null };
  }
  const share = { taken: numbers.taken, played: numbers.played, "wins-taken": numbers.wins_taken, "wins-played": numbers.wins_played }[measure];
  if (share === null) return null;
  const even = "even" in share ? share.even : null;
  return { value: share.share, interval: share, sample: share.sample, isSmall: share.is_small, even };
}

/** By which number a card is ranked, the greatest first; null if its sample is too small. An early pick is
 *  a high one. */
export function rankOf(number: Told | null, measure: Measure): number | null {
  if (number === null || number.isSmall) return null;
  return measure === "pick" ? -number.value : number.value;
}

/** Less than one percent is not rounded to nothing. */
const digits = (share: number): Intl.NumberFormatOptions => ({ maximumFractionDigits: share < 0.01 ? 1 : 0 });
const percent = (share: number): string => share.toLocaleString(speech.language, { style: "percent", ...digits(share) });

export function valueText(number: Told): string {
  if (number.interval !== null) return percent(number.value);
  return number.value.toLocaleString(speech.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** “22–28 %”; nothing for a mean. */
export function intervalText({ interval }: Told): string {
  if (interval === null) return "";
  return `${(interval.low * 100).toLocaleString(speech.language, digits(interval.low))}–${percent(interval.high)}`;
}

/** Whose games a group is of. */
export function groupName({ source, level }: Pick<StatisticsGroup, "source" | "level">): string {
  if (source === "bots") return t("numbers-bots", { bot: botName(level) });
  if (level === "all" || level === "people") return t(`numbers-tables-${level}`);
  return t("numbers-tables-bot", { bot: botName(level) });
}

const answers = new Map<string, Promise<CardStatistics>>();

/** Fetches statistics. An answer is kept while finished games are not being counted. */
function fetched(query: string): Promise<CardStatistics> {
  const known = answers.get(query);
  if (known !== undefined) return known;
  const answer = ask<CardStatistics>("GET", `/statistics?${query}`);
  answers.set(query, answer);
  answer.then(
    ({ is_counting, counted_at }) => (is_counting || counted_at === null) && answers.delete(query),
    () => answers.delete(query),
  );
  return answer;
}

/** The statistics of one card, in all groups. */
export const ofCard = (card: CardSlug): Promise<CardStatistics> => fetched(`card=${card}`);

/** The groups without their cards. */
export const groups = (): Promise<CardStatistics> => fetched("card=-");

/** The statistics of all cards in one group, named as by `keyOf`. */
export function ofGroup(key: string): Promise<CardStatistics> {
  const [source = "", level = ""] = key.split("/");
  return fetched(`source=${source}&level=${level}`);
}

export const keyOf = ({ source, level }: Pick<StatisticsGroup, "source" | "level">): string => `${source}/${level}`;
