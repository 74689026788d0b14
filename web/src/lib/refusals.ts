// Refusals of the server in words, by their codes.

import { REFUSALS, type RefusalCode } from "../generated/facts";
import type { MessageKey } from "../generated/messages";
import { t } from "./messages.svelte";

export function refusalKey(code: string): MessageKey {
  const known = [...REFUSALS, "offline" as const].find((own) => own === code);
  return `refusal-${known ?? ("internal" satisfies RefusalCode)}`;
}

export const refusalText = (code: string): string => t(refusalKey(code));
