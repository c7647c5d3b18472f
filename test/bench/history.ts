import type { Page } from 'puppeteer-core';
import type { Stores } from '../../server/stores';
import type { Bench } from './bench-setup';
import type { HistoryBench } from './history-page';
import { sampleInRounds, type Report } from './report';
import { bundlePage, withWarmPage } from './script-page';

declare const bench: HistoryBench;

const [SHOWN_GOAL, ROWS_GOAL, CALL_GOAL_MS] = [1.5, 60, 50];
const [VISITS, PAYMENTS, PRESCRIPTIONS, NOTES] = [8_000, 1_000, 600, 400];
const ENTRIES = VISITS + PAYMENTS + PRESCRIPTIONS + NOTES;
const CALLS = 200;
const DAY_MS = 86_400_000;

/** Measures a patient's history with 10,000 entries on the real server, and the same nodes in plain DOM. */
export async function benchHistory(setup: Bench, report: Report, rounds: number): Promise<void> {
  const patientId = fillHistory(setup.practice, setup.doctorId);
  const files = await bundlePage('test/bench/history-page.tsx');
  const on = (sample: (page: Page) => Promise<Record<string, number>>) => () =>
    withWarmPage(setup, files, sample, `?patient=${patientId}`);
  const of = await sampleInRounds(
    {
      own: on(async (page) => ({ shown: await page.evaluate(() => bench.show()) })),
      hand: on(async (page) => {
        await page.evaluate(() => bench.showByHand());
        return { shown: await page.evaluate(() => bench.showByHand()) };
      }),
    },
    rounds,
  );
  report.value('history, response with the first page of 10,000 entries to paint', 'ms', of('own', 'shown'));
  report.ratio('history, response to paint : plain DOM', of('own', 'shown'), of('hand', 'shown'), SHOWN_GOAL);
  await on(async (page) => {
    const { entries, most } = await page.evaluate(() => bench.loadAll());
    if (entries !== ENTRIES) throw new Error(`${entries} entries are loaded instead of ${ENTRIES}.`);
    report.value(`history, rows while ${ENTRIES} entries are scrolled, at most`, '', [most], ROWS_GOAL);
    return {};
  })();
  const times = await timeCalls(setup, patientId);
  report.value('history, the call with 10,000 entries over HTTP', 'ms', times);
  report.p95('history, the call with 10,000 entries over HTTP', 'ms', times, CALL_GOAL_MS);
}

function fillHistory(
  { patients, people, pastVisits, payments, recepts, notes, transaction }: Stores,
  doctorId: number,
) {
  const { id } = people.createUser({ fullname: 'Jozef Meraný', email: 'merany@bench.test' });
  patients.addPatient(doctorId, id);
  const person = { doctorId, userId: id };
  const before = (index: number, step: number) => new Date(Date.now() - (index + 1) * step * DAY_MS);
  transaction(() => {
    for (let index = 0; index < VISITS; index += 1) {
      const at = before(index, 1);
      pastVisits.addPastDay(doctorId, at.toISOString().slice(0, 10), [
        {
          type: 'schedule',
          ticket_title: 'Kontrola',
          user_id: id,
          user_alternate: null,
          origin_title: 'Web',
          status: index % 9 === 0 ? 'missed' : 'served',
          scheduled_at: at,
          created_at: at,
          handled_at: at,
        },
      ]);
    }
    for (let index = 0; index < PAYMENTS; index += 1)
      payments.addPayment(doctorId, {
        payment_title: 'Potvrdenie',
        amount_cents: 1_500,
        status: 'paid',
        user_id: id,
        created_at: before(index, 8),
      });
    for (let index = 0; index < PRESCRIPTIONS; index += 1)
      recepts.addRecept(doctorId, { user_id: id, recept_title: 'Prestarium 5 mg' }, { isSilent: true });
    for (let index = 0; index < NOTES; index += 1)
      notes.addNote(person, { text: `Poznámka ${index + 1}`, is_warning: false }, { createdAt: before(index, 20) });
  });
  return id;
}

/** Measures consecutive calls, including the text of the response, in milliseconds. */
async function timeCalls({ url, practice, doctorId }: Bench, patientId: number): Promise<number[]> {
  const headers = { Authorization: `Bearer ${practice.sessions.startSession(doctorId)}` };
  const times: number[] = [];
  for (let index = 0; index < CALLS; index += 1) {
    const start = performance.now();
    const response = await fetch(`${url}/api/patient-history?id=${patientId}`, { headers });
    await response.text();
    if (!response.ok) throw new Error(`The history is refused with ${response.status}.`);
    times.push(performance.now() - start);
  }
  return times;
}
