// @ts-check

/** How far the clock of the tests is ahead of the machine's, in milliseconds, negative where it is behind. `test/run.mjs` sets it; what runs without it has the machine's. */
export const SHIFT_MS = Number(process.env.TEST_CLOCK_SHIFT_MS ?? 0);

/**
 * Moves `Date` of the realm in which it runs, of a page or of a process: it also runs in documents, so it needs nothing from outside. The
 * prototype stays the one of the built-in `Date`, whose instances are so still instances of what stands in its place.
 * @param {number} shiftMs
 */
export function shiftDate(shiftMs) {
  const RealDate = Date;
  const now = () => RealDate.now() + shiftMs;
  /** @param {unknown[]} parts */
  function ShiftedDate(...parts) {
    if (new.target === undefined) return new RealDate(now()).toString();
    return Reflect.construct(RealDate, parts.length === 0 ? [now()] : parts, new.target);
  }
  Object.defineProperties(ShiftedDate, {
    ...Object.getOwnPropertyDescriptors(RealDate),
    now: { value: now, writable: true, configurable: true },
  });
  Object.defineProperty(RealDate.prototype, 'constructor', { value: ShiftedDate, writable: true, configurable: true });
  Object.defineProperty(globalThis, 'Date', { value: ShiftedDate, writable: true, configurable: true });
}
