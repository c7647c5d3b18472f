import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { searchable } from '../../src/lib/search';
import type { Four } from './four';
import { logOut, toWaitingRoom, PRIVATE, HISTORY, TOMORROW } from './practice';
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

/** Doctor and nurse read and search a patient's history; the doctor adds a note, and leaves another one unsent. */
export async function readHistory({ doctor, nurse, practice, doctorId }: Four): Promise<void> {
  const { warning, prescription, payment, draft } = HISTORY;
  const booked = practice.waitingList.ticketsOf(doctorId).find(({ date }) => date === TOMORROW);
  const id = booked?.tickets[0]?.user?.id;
  assert.ok(id);
  practice.recepts.addRecept(doctorId, { user_id: id, recept_title: prescription }, { isSilent: true });
  practice.payments.addPayment(doctorId, {
    user_id: id,
    payment_title: payment,
    amount_cents: 4_000,
    status: 'paid',
  });

  await openPatient(doctor, id);
  await doctor.until(({ whole }) => whole.includes(prescription) && whole.includes(payment));
  await doctor.press(/^Pridať poznámku$/);
  await doctor.write(/^Poznámka/, warning);
  await doctor.press(/^Upozornenie/);
  await doctor.press(/^Uložiť poznámku$/);
  await doctor.until(({ toasts }) => toasts.some((toast) => toast.includes('Poznámka bola uložená')));
  for (const [text, count] of [[warning, '1 záznam'] as const, [prescription, '1 záznam'] as const]) {
    await doctor.write(/^Hľadať v histórii$/, text);
    await doctor.until(({ whole }) => whole.includes(text) && whole.includes(count));
  }
  await doctor.press(/^Pridať poznámku$/);
  await doctor.write(/^Poznámka/, draft);

  await openPatient(nurse, id);
  const { whole } = await nurse.until((sight) => sight.whole.includes(warning) && sight.whole.includes(prescription));
  assert.ok(!whole.includes(payment), 'The nurse sees a payment.');
  await nurse.write(/^Hľadať v histórii$/, warning);
  for (const panel of [doctor, nurse]) await toWaitingRoom(panel);
}

async function openPatient(panel: Screen<'panel'>, id: number): Promise<void> {
  await panel.press(/^Pacienti$/, 'nav');
  await panel.press(/./, `[role=option][href$="pacient=${id}"]`);
}
