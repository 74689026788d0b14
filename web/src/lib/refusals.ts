// Refusals of the server in words, by their codes.

import { REFUSALS, type RefusalCode } from "../generated/facts";
import { t } from "./messages.svelte";

export function refusalText(code: string): string {
  const known = [...REFUSALS, "offline" as const].find((own) => own === code);
  return t(`refusal-${known ?? ("internal" satisfies RefusalCode)}`);
}
