// @ts-check

/** Where the practice is, and so all tests: summer time begins and ends there. */
export const TIME_ZONE = 'Europe/Bratislava';
const NOON = 12;
const CLOCK = new URL('../support/clock/in-node.mjs', import.meta.url).href;

/**
 * The day on which the tests of a run take place: all start at its noon, so none meets midnight.
 * @typedef {object} PlayedDay
 * @property {string} day `YYYY-MM-DD`
 * @property {Record<string, string>} env of each program that runs tests
 */

/**
 * This process must already be in that time zone.
 * @param {string} [wanted] `YYYY-MM-DD`; today by default
 * @returns {PlayedDay | null} null where there is no such day
 */
export function playedDay(wanted) {
  const now = new Date();
  const [year = 0, month = 0, date = 0] =
    wanted === undefined
      ? [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      : (/^(\d{4})-(\d\d)-(\d\d)$/.exec(wanted)?.slice(1).map(Number) ?? []);
  const noon = new Date(year, month - 1, date, NOON);
  if (noon.getFullYear() !== year || noon.getMonth() !== month - 1 || noon.getDate() !== date) return null;

  // A run that tests have started has a moved clock itself.
  const shiftMs = Number(process.env.TEST_CLOCK_SHIFT_MS ?? 0) + noon.getTime() - now.getTime();
  const options = [process.env.NODE_OPTIONS, `--import=${CLOCK}`].filter(Boolean).join(' ');
  return {
    day: [year, month, date].map((part) => String(part).padStart(2, '0')).join('-'),
    env: { TZ: TIME_ZONE, TEST_CLOCK_SHIFT_MS: String(shiftMs), NODE_OPTIONS: options },
  };
}
