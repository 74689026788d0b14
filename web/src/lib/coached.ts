// The games with a coach, as they are created: against simple bots, and begun at once.

const thralls = (count: number): string[] => Array<string>(count).fill("thrall");

/** The guided first game: a prepared deal, and lessons. */
export const GUIDED = {
  options: { players: 3, is_public: false, seats: "as-seated", allows_hints: true, coach: "lessons" },
  bots: thralls(2),
  starts: true,
} as const;

/** The game after it: without the first draft (D5), and with advice at every decision. */
export const COACHED = {
  options: { players: 4, is_public: false, drafts_first_age: false, allows_hints: true, coach: "advice" },
  bots: thralls(3),
  starts: true,
} as const;
