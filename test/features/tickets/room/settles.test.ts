import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { chunkPath } from '../../../support/chunk-path';
import { hidePage } from '../../../support/hidden-page';
import { unmountAll } from '../../../support/mount';
import * as practiceOf from '../../../support/practice';
import { openSlowPage, watchPositions, type SlowPage } from '../../../support/page-frame';
import { until } from '../../../support/until';
import { allDay } from '../../office-hours/records';

const { announce, answerWith, breakCall, clearFaults, createPractice, nextElsewhere, release } = practiceOf;
const { storedTickets } = practiceOf;
const [INIT, TICKETS] = ['/api/administration-init', '/api/tickets'];
/** Calls that are answered after the tickets, in this order here. */
const [PATIENTS, HISTORY] = ['/api/patients', '/api/tickets-history'];
const LATER = [PATIENTS, HISTORY, '/api/office-hours-get'];
const CHUNKS = ['office-card', 'print-day', 'ticket-menu', 'ticket-order'];
const ROOM = ['ticket-history', 'ticket-no-show', 'ticket-add', 'ticket-move', 'waiting-marks', 'display'];

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const timeAgo = (minutes: number) => minutesAgo(minutes).toTimeString().slice(0, 5);
const queue = (
  user_alternate: string,
  minutes: number,
  more: Partial<practiceOf.NewTicket> = {},
): practiceOf.NewTicket => {
  return { type: 'queue', user_alternate, created_at: minutesAgo(minutes).toISOString(), ...more };
};
const tickets: practiceOf.NewTicket[] = [
  queue('Cyril Urgentný', 5, { is_urgent: true }),
  { type: 'schedule', time: timeAgo(66), user_alternate: 'Ján Novák', event_note: 'Kontrola kolena.' },
  queue('Božena Hrušková-Kováčová', 66),
  { type: 'schedule-premium', time: timeAgo(64), user_alternate: 'Peter Prednostný' },
  queue('Dana Dlhá', 12),
  queue('Emil Krátky', 0),
];
const patients = [
  { fullname: 'Anna Zavolaná', note: 'Alergia na penicilín.', tickets: [{ type: 'schedule' as const, time: '00:01' }] },
];

/** Six patients who have waited long; the called one has a note. */
async function practiceWith(capabilities: readonly string[]) {
  const practice = await createPractice(tickets, { capabilities, patients, officeHours: [allDay] });
  const all = (await storedTickets(practice)).flatMap((group) => group.tickets);
  const called = all.find(({ user }) => user !== null);
  if (called) await nextElsewhere(practice, called.id);
  return practice;
}

const rowsOf = ({ panel }: SlowPage) => panel.root.querySelectorAll('[data-ticket]');
const expectStill = ({ moved }: { moved(): readonly string[] }): void => {
  expect(moved().slice(0, 8)).to.deep.equal([]);
};

describe('a rendered row of the waiting room does not move', () => {
  before(() => setViewport({ width: 1440, height: 900 }));
  afterEach(unmountAll);

  for (const [where, name, path, what, capabilities] of [
    ['alone on a page', 'ordinacia-waiting-room', '', 'nothing', []],
    ['in the admin', 'ordinacia-admin', '/cakaren', 'everything', ROOM],
  ] as const) {
    it(`${where}, 1440 px, where the server offers ${what}, and all of it comes slowly`, async () => {
      const practice = await practiceWith(capabilities);
      const { lane } = practice;
      const chunks = await Promise.all(CHUNKS.map((chunk) => chunkPath(chunk)));
      // Without the admin, patients are requested only to show one of them.
      const later = LATER.filter((one) => one !== PATIENTS || name === 'ordinacia-admin');
      const held = [TICKETS, INIT, ...later, ...chunks];
      for (const one of held) await breakCall(lane, { kind: 'hold', path: one, times: 1 });
      const page = await openSlowPage(practice, name, 1440, path);
      const places = watchPositions(page, '[data-ticket], [part="list"] [role="status"] > div');
      const { see, root } = page.panel;
      await release(lane, TICKETS);
      await see.findByText('Dnes: 6 tiketov');
      expect(rowsOf(page), 'they wait for what is offered').to.have.length(0);
      await release(lane, INIT);
      await until(() => rowsOf(page).length === 6);
      expectStill(places);

      await release(lane, chunks[1] ?? '');
      await see.findByRole('button', { name: 'Tlačiť dnešný zoznam' });
      await release(lane, '/api/office-hours-get');
      await until(() => root.querySelectorAll('[data-expected]').length > 3);
      if (later.includes(PATIENTS)) await release(lane, PATIENTS);
      await release(lane, chunks[0] ?? '');
      if (capabilities.length > 0) {
        await until(() => see.queryByText('…'));
        await release(lane, HISTORY);
        await see.findByText('Alergia na penicilín.');
        await release(lane, chunks[2] ?? '');
        await until(() => see.queryAllByRole('button', { name: /^Presunúť/ }).length === 6);
      }
      await see.findByText('Naživo');
      expectStill(places);
    });
  }

  it('390 px, where what is offered comes late, fails, and comes after all; then the history, whose failure is shown in place of its card', async () => {
    const practice = await practiceWith(ROOM);
    const { lane } = practice;
    const answer = { status: 403, body: '{"message":""}' };
    await breakCall(lane, { kind: 'hold', path: INIT, answer });
    const page = await openSlowPage(practice, 'ordinacia-admin', 390, '/cakaren');
    const places = watchPositions(page, '[data-ticket]');
    const { see } = page.panel;
    await until(() => rowsOf(page).length === 6);
    expect(see.queryByRole('button', { name: 'Pridať do čakárne' })).to.equal(null);
    await release(lane, INIT);
    await see.findByText(/^Údaje o ordinácii sa nepodarilo načítať\./);
    await clearFaults(lane);
    await answerWith(lane, HISTORY, 403, '{"message":""}');
    // `click()` does not scroll.
    see.getByRole('button', { name: 'Skúsiť znova' }).click();
    await see.findByRole('button', { name: 'Pridať do čakárne' });
    await see.findByText(/^Prehľad dnes vybavených sa nepodarilo načítať\./);
    expect(see.queryByText('nikto'), 'nobody knows').to.equal(null);
    await clearFaults(lane);
    see.getByRole('button', { name: 'Skúsiť znova' }).click();
    await see.findByText('Alergia na penicilín.');
    await until(() => see.queryAllByRole('button', { name: /^Presunúť/ }).length === 6);
    await see.findByText('Naživo');
    expectStill(places);
  });

  it('where a chunk never comes, and where the next load of the tickets fails', async () => {
    const practice = await practiceWith(ROOM);
    const { lane } = practice;
    const missing = { status: 404, body: 'Not found', headers: { 'content-type': 'text/plain' } };
    const chunks = await Promise.all(CHUNKS.map((chunk) => chunkPath(chunk)));
    for (const path of chunks) await breakCall(lane, { kind: 'answer', path, answer: missing });
    const page = await openSlowPage(practice, 'ordinacia-waiting-room', 1280);
    const places = watchPositions(page, '[data-ticket]');
    const { see, root } = page.panel;
    await see.findByText('Naživo');
    await see.findByText('Túto časť panela sa nepodarilo načítať');
    await until(() => root.querySelectorAll('[data-expected]').length > 3);
    hidePage(page.document);
    await answerWith(lane, TICKETS, 403, '{"message":""}');
    await announce(practice, 'update-waiting-tickets');
    await see.findByText(/^Údaje sa nepodarilo obnoviť\./);
    expectStill(places);
  });
});
