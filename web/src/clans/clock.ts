// The time left on a clock, as text.

const SECOND = 1_000;
const DAY = 24 * 3_600;

/** “4:05”, “1:04:05”; from two days on, whole days in words of the language. */
export function clockText(milliseconds: number, language: string): string {
  const left = Math.max(0, Math.ceil(milliseconds / SECOND));
  if (left >= 2 * DAY) {
    const days = new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay: "short" });
    return days.format(Math.floor(left / DAY));
  }
  const two = new Intl.NumberFormat(language, { minimumIntegerDigits: 2 });
  const one = new Intl.NumberFormat(language);
  const [hours, minutes, seconds] = [Math.floor(left / 3_600), Math.floor(left / 60) % 60, left % 60];
  const tail = `${(hours > 0 ? two : one).format(minutes)}:${two.format(seconds)}`;
  return hours > 0 ? `${one.format(hours)}:${tail}` : tail;
}
