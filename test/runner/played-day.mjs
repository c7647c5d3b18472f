// @ts-check

/** Time zone of the practice, and so of all tests: summer time begins and ends there. */
export const TIME_ZONE = 'Europe/Bratislava';
const NOON = 12;
const CLOCK = new URL('../support/clock/in-node.mjs', import.meta.url).href;

/**
 * The day on which the tests of a run take place: all start at its noon, so none meets midnight. By default it is the day whose noon comes next:
 * their clock is then never behind the machine's, which browsers take for cookies and the file system for its files.
 * @typedef {object} PlayedDay
 * @property {string} day `YYYY-MM-DD`
 * @property {Record<string, string>} env of each program that runs tests
 */

/**
 * This process must already be in that time zone.
 * @param {string} [wanted] `YYYY-MM-DD`
 * @param {Date} [now]
 * @returns {PlayedDay | null} null where there is no such day
 */
export function playedDay(wanted, now = new Date()) {
  const [year = 0, month = 0, date = 0] =
    wanted === undefined
      ? datePartsOf(nextNoon(now))
      : (/^(\d{4})-(\d\d)-(\d\d)$/.exec(wanted)?.slice(1).map(Number) ?? []);
  const noon = new Date(year, month - 1, date, NOON);
  if (datePartsOf(noon).join() !== [year, month, date].join()) return null;

  // A run that tests have started has a moved clock itself.
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
