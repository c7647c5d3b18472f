// @ts-check

/** How far the tests' clock is ahead of the machine's, in milliseconds; may be negative. Set by `test/run.mjs`; 0 without it. */
export const SHIFT_MS = Number(process.env.TEST_CLOCK_SHIFT_MS ?? 0);

/**
 * Shifts `Date` of the current realm: a page or a process. Pages evaluate its source, so it must not use outer variables. The replacement
 * keeps the built-in prototype, so that `instanceof` works for dates of both.
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
