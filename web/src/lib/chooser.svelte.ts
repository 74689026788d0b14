// Chooses a move part by part: on the map, in the hand or in a list, in any order. Parts that are
// still possible are lit; when one move is left, it is chosen.

import { VERBS } from "../generated/facts";
import { matching, valuesOf, type Chosen, type Option, type Part } from "./moves";

export class Chooser {
  #options = $state.raw<readonly Option[]>([]);
  chosen = $state.raw<Chosen>({});
  /** The move that waits for a confirmation. */
  proposed = $state.raw<Option | null>(null);

  /** The options that agree with the parts chosen so far. */
  left = $derived(matching(this.#options, this.chosen));
  /** Places to light up. */
  places: ReadonlySet<string> = $derived(new Set(valuesOf(this.left, "where")));
  /** Cards to light up. */
  cards: ReadonlySet<string> = $derived(new Set(valuesOf(this.left, "card")));
  /** Figures to light up, whatever their place. */
  figures: ReadonlySet<string> = $derived(new Set(valuesOf(this.left, "figure")));

  constructor(
    private readonly send: (option: Option) => void,
    private readonly asksFirst: (option: Option) => boolean,
  ) {}

  get options(): readonly Option[] {
    return this.#options;
  }

  /** Starts again with the options of a decision. */
  offer(options: readonly Option[]): void {
    this.#options = options;
    this.chosen = {};
    this.proposed = null;
  }

  /** Chooses a part of a move, and forgets the parts that do not agree with it. */
  pick(part: Part, value: string): void {
    const { verb } = this.chosen;
    const tries: Chosen[] = [
      { ...this.chosen, [part]: value },
      verb !== undefined ? { verb, [part]: value } : {},
      { [part]: value },
    ];
    const chosen = tries.find((found) => found[part] === value && matching(this.#options, found).length > 0);
    if (chosen === undefined) return;
    this.chosen = chosen;
    this.proposed = null;
    const [only] = this.left;
    if (this.left.length !== 1 || only === undefined) return;
    if (this.#isMeant(only, part)) this.take(only);
    else if (part !== "verb") this.proposed = only;
  }

  /** Forgets one of the parts and all that were chosen after it. */
  forget(part: Part): void {
    const before = Object.entries(this.chosen);
    const index = before.findIndex(([found]) => found === part);
    this.chosen = Object.fromEntries(index < 0 ? before : before.slice(0, index)) as Chosen;
    this.proposed = null;
  }

  /** Chooses a whole move. */
  take(option: Option): void {
    if (this.asksFirst(option)) this.proposed = option;
    else this.send(option);
  }

  confirm(): void {
    const option = this.proposed;
    this.proposed = null;
    if (option !== null) this.send(option);
  }

  /** Forgets all parts. */
  clear(): void {
    this.chosen = {};
    this.proposed = null;
  }

  /**
   * Whether the one option left is certainly meant. A player who has only named a verb is shown the
   * next step, and one who points at a place or card that several verbs apply to is asked.
   */
  #isMeant(only: Option, part: Part): boolean {
    if (part === "verb") return VERBS[only.verb].length === 0;
    const kinds = valuesOf(
      this.#options.filter((option) => option[part] !== undefined),
      "verb",
    );
    return this.chosen.verb !== undefined || kinds.length === 1;
  }
}

