import assert from 'node:assert/strict';
import type { Engine, EnginePage, Key } from './engines/engine';

/** A page with a user's actions. Each waits until it is possible; after a time-out it rejects with the visible content. */
export interface Visit {
  readonly page: EnginePage;
  /** Presses the control whose name matches. `within`: selector of an ancestor. */
  press(name: RegExp, within?: string): Promise<void>;
  pressAt(selector: string): Promise<void>;
  /** Replaces the text of the field with this label. */
  write(label: RegExp, text: string, within?: string): Promise<void>;
  /** Opens the list of a field, and presses the first matching option. */
  choose(label: RegExp, option: RegExp): Promise<void>;
  keys(...keys: Key[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Resolves with the match once the visible text matches. */
  see(text: RegExp): Promise<string>;
  gone(text: RegExp): Promise<void>;
  /** Resolves once an expression is true. Available: `all(selector)`, `boxOf(element)`, `text(element)`, `focused()`, `field(pattern, within)`. */
  until(expression: string): Promise<void>;
  ask(expression: string): Promise<unknown>;
  drop(label: RegExp, name: string, type: string): Promise<void>;
  /** Fails after an uncaught error or a violation of the page's policy. */
  expectClean(): Promise<void>;
}

const HELPERS = 'const { all, boxOf, text, nameOf, field, focused, shown, problems } = pageScript;';

export async function openVisit(engine: Engine, url: string, width = 1280): Promise<Visit> {
  const page = await engine.openPage();
  await page.setSize(width, 900);
  await page.goto(url);

  const call = (name: string, ...args: string[]) =>
    page.evaluate(`pageScript.${name}(${args.map((arg) => JSON.stringify(arg)).join()})`);
  const clickAt = async (found: Promise<unknown>) => {
    const [x = 0, y = 0] = (await found) as number[];
    await page.click(x, y);
  };
  const press = ({ source }: RegExp, within = '') => clickAt(call('control', source, within));
  const ask = (expression: string) => page.evaluate(`(() => { ${HELPERS} return ${expression}; })()`);
  const until = async (expression: string) => {
    await page.evaluate(
      `pageScript.until(() => { ${HELPERS} return Boolean(${expression}); }, ${JSON.stringify(expression)})`,
    );
  };

  return {
    page,
    press,
    ask,
    until,
    pressAt: (selector) => clickAt(call('point', selector)),
    async write({ source }, text, within = '') {
      await clickAt(call('fieldPoint', source, within));
      await call('select');
      await page.type(text);
    },
    async choose({ source }, option) {
      await clickAt(call('fieldPoint', source, ''));
      await press(option, '[role=listbox]');
    },
    async keys(...keys) {
      for (const key of keys) await page.press(key);
    },
    type: (text) => page.type(text),
    see: async ({ source }) => String(await call('see', source)),
    async gone({ source }) {
      await call('gone', source);
    },
    async drop({ source }, name, type) {
      await call('drop', source, name, type);
    },
    async expectClean() {
      assert.deepEqual(await ask('[...problems]'), []);
    },
  };
}
