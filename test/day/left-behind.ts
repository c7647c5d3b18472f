import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { searchable } from '../../src/lib/search';
import { PRIVATE } from './practice';

/** The part of a screen that is looked through. */
interface Looked {
  role: string;
  page: Page;
}

/** As written, and as a search normalises it. */
const isPrivate = (text: string) => PRIVATE.filter((name) => text.includes(name) || text.includes(searchable(name)));

/** Nothing by which a patient could be recognised: in what is shown, in the address, in any storage, or in the page's memory. */
export async function expectNothingLeft({ role, page }: Looked): Promise<void> {
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

/** All texts of the page's memory, after everything that nobody holds is gone. */
async function memoryOf(page: Looked['page']): Promise<string> {
  // React's deferred clean-up runs after it has drawn.
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
