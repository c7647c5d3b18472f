import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { searchable } from '../../src/lib/search';
import type { Four } from './four';
import { logOut } from './people';
import { PRIVATE } from './practice';
import type { Screen } from './screen';

/** Doctor and nurse log out, the doctor after opening a confirmation about a patient. Afterwards no page keeps patient data. */
export async function endOfDay({ doctor, nurse, television, kiosk }: Four): Promise<void> {
  await doctor.press(/^Zrušiť termín/, '[data-ticket]');
  await doctor.until(({ dialog }) => dialog === 'Naozaj chcete zrušiť termín?');
  await doctor.press(/^Zrušiť$/, 'dialog');
  await doctor.until(({ dialog }) => dialog === '');
  for (const panel of [doctor, nurse]) await logOut(panel);
  for (const screen of [doctor, nurse, television, kiosk]) await expectNothingLeft(screen);
}

/** The private texts that occur in the text, as written or as normalized for search. */
const isPrivate = (text: string) => PRIVATE.filter((name) => text.includes(name) || text.includes(searchable(name)));

/** Expects no private text in the page's text, title and address, its storages, and its memory. */
async function expectNothingLeft({ role, page }: Pick<Screen<'panel'>, 'role' | 'page'>): Promise<void> {
  const shown = await page.evaluate(`stage.text() + ' ' + location.href + ' ' + document.title`);
  assert.deepEqual(isPrivate(String(shown)), [], `${role}: what is shown`);
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const cached = await caches.keys();
    const storages = [localStorage, sessionStorage].map((one) => JSON.stringify(Object.entries(one)));
    return [...storages, document.cookie, JSON.stringify([databases, cached]), JSON.stringify(history.state)].join(' ');
  });
  assert.deepEqual(isPrivate(stored), [], `${role}: what is stored`);
  assert.doesNotMatch(stored, /token"?,?"?[:=]?"?[\w|-]{20,}/i, `${role}: a token`);
  assert.deepEqual(isPrivate(await memoryOf(page)), [], `${role}: what is kept in memory`);
}

/** All strings in the page's memory after a garbage collection. */
async function memoryOf(page: Page): Promise<string> {
  // Waits for React's deferred clean-up after rendering.
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)))');
  const session = await page.createCDPSession();
  await session.send('HeapProfiler.collectGarbage');
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const { strings } = JSON.parse(chunks.join('')) as { strings: string[] };
  return strings.join('\n');
}
