// The numbers of the rules about what is explained.

import { factsOf } from "../cards/facts";
import type { Subject } from "./explain.svelte";
import { isFjord } from "./labels";
import { speech } from "./messages.svelte";

const OF_PROVINCES = ["B3", "I1", "M1", "P1", "P2", "P9", "F4"];
const OF_YGGDRASIL = ["B3", "I3", "M1", "P1", "P2", "P9"];
const OF_FJORDS = ["B4", "I2", "C5", "P2", "N7"];
const OF_CLANS = ["C1", "C2", "C3", "C4", "C6", "I4"];

/** The rules about a subject; none for a plain text. */
export function rulesAbout(subject: Subject): readonly string[] {
  switch (subject.kind) {
    case "card":
      return (speech.attribute(factsOf(subject.card).key, "see") ?? "").split(" ").filter(Boolean);
    case "place":
      if (isFjord(subject.place)) return OF_FJORDS;
      return subject.place === "yggdrasil" ? OF_YGGDRASIL : OF_PROVINCES;
    case "clan":
      return OF_CLANS;
    case "text":
      return [];
  }
}
