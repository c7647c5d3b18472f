/** Chooses the Slovak form of a noun for a count: 1 pacient, 2–4 pacienti, 0 and 5+ pacientov. */
export function plural(count: number, one: string, few: string, many: string): string {
  if (count === 1) return one;
  return Number.isInteger(count) && count >= 2 && count <= 4 ? few : many;
}
