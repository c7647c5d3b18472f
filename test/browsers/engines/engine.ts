import { launch, type LaunchOptions } from 'puppeteer-core';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** A browser driven with real pointer and keyboard input. */
export interface Engine {
  /** The engine's name and version: `Firefox 153.0`. */
  readonly version: string;
  openPage(): Promise<EnginePage>;
  close(): Promise<void>;
}

export interface EnginePage {
  goto(url: string): Promise<void>;
  /** Resolves with the awaited value of an expression, passed as JSON; rejects if it throws. */
  evaluate(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  setSize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'ArrowRight';

const AS_ROOT = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const OPTIONS: Readonly<Record<'chromium' | 'firefox', LaunchOptions>> = {
  chromium: {
    browser: 'chrome',
    args: [...AS_ROOT, '--disable-gpu', '--no-first-run', '--disable-background-networking', '--lang=sk'],
  },
  firefox: {
    browser: 'firefox',
    extraPrefsFirefox: { 'intl.accept_languages': 'sk', 'app.update.disabledForTesting': true },
  },
};

/** Starts Chromium (DevTools protocol) or Firefox (WebDriver BiDi). */
export async function startPuppeteer(name: 'chromium' | 'firefox', executablePath: string): Promise<Engine> {
  const browser = await launch({ ...OPTIONS[name], executablePath, protocolTimeout: 60_000 });
  return {
    version: (await browser.version()).replace('/', ' '),
    async openPage(): Promise<EnginePage> {
      const context = await browser.createBrowserContext();
      // Each page needs its own window: of two tabs in a window, one is hidden.
      const page = await context.newPage({ type: 'window' });
      return {
        async goto(url) {
          await page.goto(url);
        },
        evaluate: (expression) => page.evaluate(expression),
        click: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        setSize: (width, height) => page.setViewport({ width, height }),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
