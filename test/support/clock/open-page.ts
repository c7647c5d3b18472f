import type { Browser, BrowserContext, CreatePageOptions, Page } from 'puppeteer-core';
import { SHIFT_MS, shiftDate } from './shift-date.mjs';

/** A new page, in each of whose documents it is the day of the tests. */
export async function openPage(context: Browser | BrowserContext, options?: CreatePageOptions): Promise<Page> {
  const page = await context.newPage(options);
  if (SHIFT_MS !== 0) await page.evaluateOnNewDocument(shiftDate, SHIFT_MS);
  return page;
}
