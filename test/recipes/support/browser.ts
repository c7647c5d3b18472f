import type { Browser, Page } from 'puppeteer-core';
import { openBrowser as launchBrowser } from '../../server/support/browser';
import { findChromium } from '../../support/server/find-chromium.mjs';
import { openPage } from '../../support/clock/open-page';

export const openBrowser = (): Promise<Browser> => launchBrowser(findChromium());

export interface Visit {
  page: Page;
  /** Errors that the browser wrote into the console, and uncaught exceptions. */
  problems: string[];
  close(): Promise<void>;
}

/** Opens a page as a new visitor, without cookies and storage. */
export async function openVisit(browser: Browser): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const page = await openPage(context);
  page.setDefaultTimeout(LIMIT_MS);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.setViewport({ width: 1280, height: 900 });
  return { page, problems, close: () => context.close() };
}

/** Waits until a text is visible, in any shadow root. */
export async function see(page: Page, text: string) {
  try {
    return await page.waitForSelector(`::-p-text(${text})`, { visible: true });
  } catch (cause) {
    const tree = JSON.stringify(await page.accessibility.snapshot());
    throw new Error(`„${text}“ is not seen on ${page.url()}: ${tree}`, { cause });
  }
}

export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const field = (kind: string) => page.waitForSelector(`>>> input[autocomplete="${kind}"]`, { visible: true });
  await (await field('username'))?.type(email);
  await (await field('current-password'))?.type(password);
  await page.keyboard.press('Enter');
}

export async function logInBySite(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.type('input[name=email]', email);
  await page.type('input[name=password]', password);
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
}

export const seeButton = (page: Page, name: string) =>
  page.waitForSelector(`::-p-aria([name="${name}"][role="button"])`, { visible: true });

export async function pressButton(page: Page, name: string): Promise<void> {
  await (await seeButton(page, name))?.click();
}

/** Only a failing test reaches this limit. */
const LIMIT_MS = 30_000;
