import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'puppeteer-core';
import { openPage } from '../support/clock/open-page';

const [TOOLS, STAGE] = ['../support/page-tools.js', 'stage-page.js'].map((file) =>
  readFileSync(new URL(file, import.meta.url), 'utf8'),
);
/** Time limit; only a failing test waits this long. */
const LIMIT_MS = 30_000;

/** A page of the day in its own window, with its visible state and a user's actions. */
export interface Screen<Kind extends keyof Sights> {
  readonly page: Page;
  readonly role: string;
  /** Uncaught errors, and console messages. */
  readonly messages: readonly string[];
  /** Presses the control whose name matches, once it is enabled. `within`: selector of an ancestor. */
  press(name: RegExp, within?: string): Promise<void>;
  /** Replaces the text of the field with this label. */
  write(label: RegExp, text: string): Promise<void>;
  read(): Promise<Sights[Kind]>;
  /** Resolves with the first matching state. `wanted`: shown in the message after a time-out. */
  until(isLike: (sight: Sights[Kind]) => boolean, wanted?: unknown): Promise<Sights[Kind]>;
  /** Reports the page as visible, as when a tablet wakes up: the page reloads its data. */
  wake(): Promise<void>;
  /** Sets how far the page's clock is ahead of the machine's. */
  setClock(shiftMs: number): Promise<void>;
}

export async function openScreen<Kind extends keyof Sights>(
  context: BrowserContext,
  role: string,
  url: string,
  timeZone: string,
  shiftMs: number,
): Promise<Screen<Kind>> {
  const page = await openPage(context, { type: 'window' });
  await page.setViewport({ width: 1440, height: 900 });
  await page.emulateTimezone(timeZone);
  const messages: string[] = [];
  page.on('pageerror', (error) =>
    messages.push(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  page.on('console', (message) => messages.push(`${message.text()} ${message.location().url ?? ''}`));
  await page.evaluateOnNewDocument(`${TOOLS}\n${STAGE}\nstage.setClock(${shiftMs});`);
  await page.goto(url);

  const call = (name: string, ...args: (string | number)[]) =>
    page.evaluate(`stage.${name}(${args.map((arg) => JSON.stringify(arg)).join()})`);
  const clickAt = async (point: unknown) => {
    const [x = 0, y = 0] = point as number[];
    await page.mouse.click(x, y);
  };

  return {
    page,
    role,
    messages,
    press: async ({ source }, place = '') => clickAt(await call('control', source, place)),
    async write({ source }, text) {
      await clickAt(await call('fieldPoint', source, ''));
      await call('select');
      await page.keyboard.sendCharacter(text);
    },
    read: async () => (await call('read')) as Sights[Kind],
    async until(isLike, wanted) {
      const end = performance.now() + LIMIT_MS;
      let seen = '';
      while (performance.now() < end) {
        seen = String(await page.evaluate(`stage.change(${seen === ''})`));
        const sight = JSON.parse(seen) as Sights[Kind];
        if (isLike(sight)) return sight;
      }
      throw new Error(`${role} did not see ${String(isLike)}\nwanted ${JSON.stringify(wanted)}\nseen ${seen}`);
    },
    async wake() {
      await call('wake');
    },
    async setClock(by) {
      await call('setClock', by);
    },
  };
}

export interface Sights {
  panel: PanelSight;
  display: DisplaySight;
  kiosk: KioskSight;
}

interface PanelSight {
  /** `connected` is „Naživo“. */
  live: string | null;
  /** Leading text of each ticket, in list order. */
  waiting: readonly string[];
  first: string;
  /** „V ambulancii: Ján Novák · od 7:52“ */
  office: string;
  /** „Dnes vybavené: 3“ */
  handled: string;
  detail: string;
  /** The notice that the open ticket has left the waiting room. */
  gone: string;
  notice: string;
  /** The patients that a change would affect, shown before it is stored. */
  affected: readonly string[];
  toasts: readonly string[];
  alerts: readonly string[];
  dialog: string;
  isLogin: boolean;
  whole: string;
}

interface DisplaySight {
  called: string;
  next: readonly string[];
  waiting: string;
  state: string;
  notice: string;
  isLive: boolean;
  whole: string;
}

interface KioskSight {
  view: string;
  /** Facts about the only practice, shown on the start page. */
  facts: readonly string[];
  notice: string;
  number: string;
  when: string;
}
