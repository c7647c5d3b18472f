/** mulberry32: the same numbers from the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Dice {
  /** An integer; both bounds are included. */
  between(from: number, to: number): number;
  chance(part: number): boolean;
  oneOf<const T>(choices: readonly [T, ...T[]]): T;
}

export function createDice(seed: number): Dice {
  const random = createRandom(seed);
  const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  return {
    between,
    chance: (part) => random() < part,
    oneOf: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
  };
}

/** `Math.random` returns this number (0 to 1) until it is restored. */
export function fixRandom(number: number): { set(number: number): void; restore(): void } {
  const { random } = Math;
  const set = (next: number) => {
    Math.random = () => next;
  };
  set(number);
  return {
    set,
    restore() {
      Math.random = random;
    },
  };
}
