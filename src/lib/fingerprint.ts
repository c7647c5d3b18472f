/** A short name for a text that does not reveal it: FNV-1a over two seeds, in 64 bits. Not for passwords or signatures. */
export function fingerprintOf(text: string): string {
  return [0x811c9dc5, 0x050c5d1f].map((seed) => fnv1a(text, seed).toString(36)).join('-');
}

function fnv1a(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
