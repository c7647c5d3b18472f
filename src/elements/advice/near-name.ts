/** The most similar known name; `null` if none is similar. Ignores case and hyphens: `apiBase` is `api-base`. */
export function nearName(given: string, known: readonly string[]): string | null {
  const plain = (name: string) => name.toLowerCase().replaceAll('-', '');
  const wanted = plain(given);
  const [best] = known
    .map((name) => ({ name, distance: distanceBetween(wanted, plain(name)) }))
    .sort((one, other) => one.distance - other.distance);
  return best && best.distance <= Math.max(1, Math.floor(wanted.length / 4)) ? best.name : null;
}

/** The Levenshtein distance: how many letters must be added, removed or replaced. */
function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  one.split('').forEach((letter, index) => {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (row[column - 1] ?? 0) + (other[column - 1] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  });
  return row[other.length] ?? 0;
}
