import { existsSync } from 'node:fs';

const PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export const findChromium = () => process.env.CHROME_PATH ?? PATHS.find((path) => existsSync(path));

const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Path of Debian's headless shell, which takes half of Chromium's processor time; of Chromium if the shell is missing or `CHROME_PATH` is
 * set. Played days use Chromium: with four windows, a page in the shell once did not respond for three minutes.
 */
export const findHeadless = () => (process.env.CHROME_PATH === undefined && existsSync(SHELL) ? SHELL : findChromium());
