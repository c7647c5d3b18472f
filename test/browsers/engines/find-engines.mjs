// @ts-check
import { existsSync } from 'node:fs';
import { findChromium } from '../../support/server/find-chromium.mjs';

const firstOf = (/** @type {(string | undefined)[]} */ ...places) =>
  places.find((place) => place !== undefined && existsSync(place));

/** Path of Firefox on this machine; an environment variable overrides it, as for the other programs. */
const findFirefox = () =>
  firstOf(
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  );
const findWebKitDriver = () => firstOf(process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver');
const findScreen = () => firstOf(process.env.XVFB_PATH, '/usr/bin/Xvfb');

/**
 * The engines, with the programs that each needs, and the Debian packages that contain them.
 * @type {Readonly<Record<'chromium' | 'firefox' | 'webkit', { title: string, find: () => (string | undefined)[], packages: readonly string[] }>>}
 */
export const ENGINES = {
  chromium: { title: 'Chromium', find: () => [findChromium()], packages: ['chromium'] },
  firefox: { title: 'Firefox', find: () => [findFirefox()], packages: ['firefox-esr'] },
  webkit: {
    title: 'WebKit',
    find: () => [findWebKitDriver(), findScreen()],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};
