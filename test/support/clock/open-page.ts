import type { Browser, BrowserContext, CreatePageOptions, Page } from 'puppeteer-core';
import { SHIFT_MS, shiftDate } from './shift-date.mjs';

/** Opens a page whose documents have the tests' clock. */
export async function openPage(context: Browser | BrowserContext, options?: CreatePageOptions): Promise<Page> {
  const page = await context.newPage(options);
  if (SHIFT_MS !== 0) await page.evaluateOnNewDocument(shiftDate, SHIFT_MS);
  return page;
}

/** Environment variables that shift a program's clock to the day of the tests, for tests that set a program's whole environment. */
export function clockEnv(): Record<string, string> {
  const names = ['TZ', 'TEST_CLOCK_SHIFT_MS', 'NODE_OPTIONS'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
