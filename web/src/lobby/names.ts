// Default names for players who type none, unique at a table.

export function freeName(usual: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? usual : `${usual} ${String(number)}`;
    if (!taken.some((other) => other.toLowerCase() === name.toLowerCase())) return name;
  }
}
