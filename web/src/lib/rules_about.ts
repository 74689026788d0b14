// The numbers of the rules about what is explained.

import { factsOf } from "../cards/facts";
import type { MessageKey } from "../generated/messages";
import type { Subject } from "./explain.svelte";
import { isFjord } from "./labels";
import { speech } from "./messages.svelte";

const OF_PROVINCES = ["B3", "I1", "M1", "P1", "P2", "P9", "F4"];
const OF_YGGDRASIL = ["B3", "I3", "M1", "P1", "P2", "P9"];
const OF_FJORDS = ["B4", "I2", "C5", "P2", "N7"];
const OF_CLANS = ["C1", "C2", "C3", "C4", "C6", "I4"];

/** The rules that a message cites. */
export const seeOf = (key: MessageKey | undefined): string[] =>
  key === undefined ? [] : (speech.attribute(key, "see") ?? "").split(" ").filter(Boolean);

/** The rules about a subject, those of a reason first. */
export function rulesAbout(subject: Subject): readonly string[] {
  switch (subject.kind) {
    case "card":
      return [...new Set([...seeOf(subject.reason), ...seeOf(factsOf(subject.card).key)])];
    case "place":
      if (isFjord(subject.place)) return OF_FJORDS;
      return subject.place === "yggdrasil" ? OF_YGGDRASIL : OF_PROVINCES;
    case "clan":
      return OF_CLANS;
    case "text":
      return seeOf(subject.reason);
  }
}
