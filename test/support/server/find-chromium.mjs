import { existsSync } from 'node:fs';

const PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of Chromium on this machine; `CHROME_PATH` overrides it. */
export const findChromium = () => process.env.CHROME_PATH ?? PATHS.find((path) => existsSync(path));

const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Debian's package of the same engine without a window, where there is one and nobody has named another. It takes half of the processor's
 * time. In a played day with four windows one page in it once did not answer for three minutes: such days use Chromium.
 */
export const findHeadless = () => (process.env.CHROME_PATH === undefined && existsSync(SHELL) ? SHELL : findChromium());
