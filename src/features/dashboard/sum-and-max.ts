/** The sum of all, and the one with the most: the latest of equal ones, and none where all have nothing. */
export function sumAndMax<T extends { value: number }>(items: readonly T[]): { sum: number; max: T | null } {
  let sum = 0;
  let most: T | null = null;
  for (const item of items) {
    sum += item.value;
    if (item.value > 0 && item.value >= (most?.value ?? 0)) most = item;
  }
  return { sum, max: most };
}
