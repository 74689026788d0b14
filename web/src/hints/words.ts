// A hint in words: why a move is recommended, and what is expected of it.

import type { Hints } from "../generated/api";
import type { PlaceName } from "../generated/facts";
import type { MessageKey } from "../generated/messages";
import { placeText } from "../lib/labels";
import { t } from "../lib/messages.svelte";

export type Hint = Hints["hints"][number];

export function reason({ reason, args }: Hint): string {
  const { province } = args;
  const place = province === undefined ? {} : { province: placeText(province as PlaceName) };
  return t(reason as MessageKey, { ...args, ...place });
}

export const odds = ({ glory, win_chance }: Hint): string =>
  t("hint-odds", { glory: String(Math.round(glory)), chance: String(Math.round(100 * win_chance)) });
