import type { KeyInput } from 'puppeteer-core';
import type { Screen } from './screen';

/** After so many presses of Tab, `tabTo` fails. */
const TABS_AT_MOST = 60;

export interface Keyboard {
  /** Number of presses so far, including letters and held keys. */
  readonly presses: number;
  /** Number of presses so far, without letters and held keys. */
  readonly keys: number;
  press(...keys: readonly KeyInput[]): Promise<void>;
  pressWith(held: KeyInput, key: KeyInput): Promise<void>;
  write(text: string): Promise<void>;
  /** Presses Tab until the name of the focused element matches. */
  tabTo(name: RegExp): Promise<void>;
  /** Resolves once the name of the focused element matches. */
  untilFocused(name: RegExp): Promise<void>;
  /** Resolves once the panel listens to shortcuts, whose code loads after first paint. */
  untilHeard(): Promise<void>;
  see(selector: string): Promise<void>;
}

export function keyboardOf({ page, role }: Screen<'panel'>): Keyboard {
  let presses = 0;
  let keys = 0;
  const focused = async () => String(await page.evaluate('stage.focused()'));
  const press = async (key: KeyInput) => {
    presses += 1;
    keys += 1;
    await page.keyboard.press(key);
  };
  const wait = async (expression: string, wanted: string) => {
    await page.waitForFunction(expression, { polling: 'raf' }).catch(async (error: unknown) => {
      throw new Error(`${role}: ${wanted} did not come, the focus is on „${await focused()}“`, { cause: error });
    });
  };
  return {
    get presses() {
      return presses;
    },
    get keys() {
      return keys;
    },
    async press(...keys) {
      for (const key of keys) await press(key);
    },
    async pressWith(held, key) {
      presses += 1;
      await page.keyboard.down(held);
      await press(key);
      await page.keyboard.up(held);
    },
    async write(text) {
      for (const letter of text) {
        presses += 1;
        // Letters without a key are inserted as text.
        await page.keyboard.type(letter);
      }
    },
    async tabTo(name) {
      const passed: string[] = [];
      while (passed.length < TABS_AT_MOST) {
        await press('Tab');
        const here = await focused();
        if (name.test(here)) return;
        passed.push(here);
      }
      throw new Error(`${role}: no Tab leads to ${String(name)}\n${passed.join('\n')}`);
    },
    untilHeard: () =>
      wait(
        `(({ shadowRoot }) => shadowRoot.querySelector('[data-keys]') && shadowRoot.querySelector('[aria-keyshortcuts]'))(document.querySelector('ordinacia-admin'))`,
        'the keys',
      ),
    see: (selector) => wait(`stage.has(${JSON.stringify(selector)})`, selector),
    untilFocused: ({ source }) => wait(`new RegExp(${JSON.stringify(source)}, 'u').test(stage.focused())`, source),
  };
}
