import assert from 'node:assert/strict';
import puppeteer, { type Browser } from 'puppeteer-core';
import { findHeadless } from '../../support/server/find-chromium.mjs';
import { onTestEnd } from './test-practice';

/** A browser, for as long as the test file runs. */
export async function openBrowser(executablePath = findHeadless()): Promise<Browser> {
  assert.ok(executablePath);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await puppeteer.launch({ executablePath, args });
  onTestEnd(() => browser.close());
  return browser;
}
