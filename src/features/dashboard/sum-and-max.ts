/** The sum, and the item with the highest value: the last of equal ones, `null` when all are 0. */
export function sumAndMax<T extends { value: number }>(items: readonly T[]): { sum: number; max: T | null } {
  let sum = 0;
  let max: T | null = null;
  for (const item of items) {
    sum += item.value;
    if (item.value > 0 && item.value >= (max?.value ?? 0)) max = item;
  }
  return { sum, max };
}
