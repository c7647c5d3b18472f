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
