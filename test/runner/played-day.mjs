// @ts-check

/** Time zone of the practice and of all tests; has summer time. */
export const TIME_ZONE = 'Europe/Bratislava';
const NOON = 12;
const CLOCK = new URL('../support/clock/in-node.mjs', import.meta.url).href;

/**
 * The day on which the tests of a run take place. All start at its noon, so none runs across midnight. By default the day of the next noon,
 * so that the tests' clock is never behind the machine's, by which browsers expire cookies and the file system dates files.
 * @typedef {object} PlayedDay
 * @property {string} day `YYYY-MM-DD`
 * @property {Record<string, string>} env environment variables of each program that runs tests
 */

/**
 * Requires that this process runs in `TIME_ZONE`.
 * @param {string} [wanted] `YYYY-MM-DD`
 * @param {Date} [now]
 * @returns {PlayedDay | null} null if there is no such day
 */
export function playedDay(wanted, now = new Date()) {
  const [year = 0, month = 0, date = 0] =
    wanted === undefined
      ? datePartsOf(nextNoon(now))
      : (/^(\d{4})-(\d\d)-(\d\d)$/.exec(wanted)?.slice(1).map(Number) ?? []);
  const noon = new Date(year, month - 1, date, NOON);
  if (datePartsOf(noon).join() !== [year, month, date].join()) return null;

  // A run started by tests already has a shifted clock.
  const shiftMs = Number(process.env.TEST_CLOCK_SHIFT_MS ?? 0) + noon.getTime() - now.getTime();
  const options = [process.env.NODE_OPTIONS, `--import=${CLOCK}`].filter(Boolean).join(' ');
  return {
    day: [year, month, date].map((part) => String(part).padStart(2, '0')).join('-'),
    env: { TZ: TIME_ZONE, TEST_CLOCK_SHIFT_MS: String(shiftMs), NODE_OPTIONS: options },
  };
}

/** @param {Date} now */
function nextNoon(now) {
  const [year = 0, month = 0, date = 0] = datePartsOf(now);
  const noon = new Date(year, month - 1, date, NOON);
  return noon >= now ? noon : new Date(year, month - 1, date + 1, NOON);
}

/** @param {Date} date */
function datePartsOf(date) {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()];
}
