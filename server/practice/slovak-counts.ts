/** „1 voľný termín“, „3 voľné termíny“, „12 voľných termínov“. */
export function freeTimesLabel(count: number): string {
  if (count === 1) return '1 voľný termín';
  return count >= 2 && count <= 4 ? `${count} voľné termíny` : `${count} voľných termínov`;
}
