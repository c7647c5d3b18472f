import assert from 'node:assert/strict';
import { waitingNow } from '../../host/kiosk/texts.js';
import type { Stores } from '../../server/stores';
import type { TicketRecord } from '../../server/features/tickets/waiting-list';
import { PRIVATE } from './practice';
import type { Screen } from './screen';

/** The four screens of the day. */
export interface Screens {
  doctor: Screen<'panel'>;
  nurse: Screen<'panel'>;
  television: Screen<'display'>;
  kiosk: Screen<'kiosk'>;
}

/** Expectations that a step of the day states; others are derived from the server. */
export interface Expected {
  /** The ticket called on the television: a number, or the time of an appointment. */
  called: string | null;
  /** The patient in the office, as the panels name them. */
  office: string | null;
  /** Today's waiting patients, as the panels name them. */
  waiting: readonly string[];
  notice?: string;
}

const NOBODY_CALLED = 'Zatiaľ nikoho nevoláme';
const NOBODY_WAITS = waitingNow(0);
/** How many next tickets the television shows. */
const MOST_NEXT = 4;

/** The leading text of a ticket in a panel. */
const leadOf = ({ user, user_alternate, ticket_title }: TicketRecord) =>
  user?.attributes.fullname ?? user_alternate ?? ticket_title;

/** The label of a ticket on the television. */
const labelOf = ({ ticket_title, scheduled_at }: TicketRecord) =>
  scheduled_at === null ? (/\d+$/.exec(ticket_title)?.[0] ?? '') : scheduled_at.slice(11, 16).replace(/^0/, '');

/** Waits until all four screens show the given state, and asserts that the server agrees. */
export async function compare(practice: Stores, doctorId: number, screens: Screens, expected: Expected): Promise<void> {
  await Promise.all([screens.doctor, screens.nurse].map((panel) => expectPanel(panel, practice, doctorId, expected)));
  const today = practice.waitingList.ticketsOf(doctorId)[0]?.tickets ?? [];
  assert.deepEqual(today.map(leadOf), expected.waiting);

  const count = waitingNow(practice.waitingList.waitingBeforeNewcomer(doctorId));
  const notice = expected.notice ?? '';
  const next = today.map(labelOf).filter((label) => label !== expected.called);
  await screens.television.until(
    (sight) =>
      sight.isLive &&
      sight.called === (expected.called ?? NOBODY_CALLED) &&
      sight.next.join() === next.slice(0, MOST_NEXT).join() &&
      sight.waiting === (count === NOBODY_WAITS ? '' : count) &&
      sight.notice === notice,
    { called: expected.called, next, count, notice },
  );
  // The kiosk has no socket: it loads the state when it wakes.
  await screens.kiosk.wake();
  await screens.kiosk.until(
    (sight) => sight.view === 'entry' && sight.facts.includes(count) && sight.notice === notice,
    { count, notice },
  );
  const { whole } = await screens.television.read();
  for (const name of PRIVATE) assert.ok(!whole.includes(name), `The television shows ${name}.`);
}

/** Waits until a panel shows all tickets, the patient in the office, and the number of handled tickets. */
function expectPanel(panel: Screen<'panel'>, practice: Stores, doctorId: number, { waiting, office }: Expected) {
  const stored = () => practice.waitingList.ticketsOf(doctorId).flatMap(({ tickets }) => tickets.map(leadOf));
  return panel.until(
    (sight) =>
      sight.live === 'connected' &&
      sight.waiting.join().startsWith(waiting.join()) &&
      sight.waiting.join() === stored().join() &&
      sight.first === (waiting[0] ?? '') &&
      sight.office.startsWith(office === null ? 'V ambulancii: nikto' : `V ambulancii: ${office} · od `) &&
      sight.handled === `Dnes vybavené: ${practice.handledTickets.handledToday(doctorId).length}` &&
      sight.alerts.length === 0,
    { waiting, office, stored: stored() },
  );
}
