import { within } from '@testing-library/dom';
import { press, type } from '../support/user-input';
import { createPractice, clearFaults, storedTickets, type TestPractice } from '../support/practice';
import { DAYS, HOST, openKiosk, type KioskPage } from './kiosk-page';

export const TIMES = '/kiosk/api/schedule-times';
export const EVENTS = '/kiosk/api/events';
/** Clears all faults of the booking calls. */
export const mendKiosk = async () => {
  await clearFaults(HOST, '/kiosk/api/schedule');
  await clearFaults(HOST, EVENTS);
};
export const daysOf = ({ code }: TestPractice) => `/kiosk/api/schedules?practice=${code}&type=schedule`;

/** A practice with half hours from 23:00 on every day, so that at noon all of today's times are still ahead. */
export const withTerms = (until_ = '23:59', more: Parameters<typeof createPractice>[1] = {}) =>
  createPractice([], {
    ...more,
    officeHours: [
      {
        hours_name: 'Večer',
        hours_type: 'schedule',
        approximate_time_on_patient: 25,
        time_schedules: DAYS.map((hours_day) => ({ hours_day, hours_time_from: '23:00', hours_time_to: until_ })),
      },
    ],
  });

/** Opens the kiosk of a practice and chooses to book an appointment. */
export async function openBooking(practice: TestPractice, width?: number): Promise<KioskPage> {
  const kiosk = await openKiosk(practice, width);
  await press(kiosk.see.getByRole('radio', { name: /^Objednať sa na termín/ }));
  return kiosk;
}
type See = KioskPage['see'];

export const days = async (see: See) =>
  within(await see.findByRole('group', { name: 'Na ktorý deň?' })).findAllByRole('radio');
export const times = async (see: See) =>
  within(await see.findByRole('group', { name: 'O koľkej?' })).findAllByRole('radio');

/** Chooses a day by its position, and a time. */
export async function choose(see: See, dayPlace: number, time: RegExp): Promise<void> {
  const day = (await days(see))[dayPlace];
  if (!day) throw new Error('There is no such day.');
  await press(day);
  await times(see);
  await press(see.getByRole('radio', { name: time }));
}

export async function writeName(see: See, name = 'Ján Novák'): Promise<void> {
  await press(see.getByRole('textbox', { name: 'Vaše meno' }));
  await type(name);
}

/** Holds the page's timers, so that only the test runs those for idleness. */
export function holdTimers({ defaultView: view }: Document) {
  if (!view) throw new Error('The frame has no window.');
  const timers = new Map<number, { run(): void; delay: number }>();
  const clear = view.clearTimeout.bind(view);
  let last = 1_000_000;
  Reflect.set(view, 'setTimeout', (run: () => void, delay: number) => {
    last += 1;
    timers.set(last, { run, delay });
    return last;
  });
  Reflect.set(view, 'clearTimeout', (id: number) => {
    if (!timers.delete(id)) clear(id);
  });
  const set = (wanted: number) => [...timers.values()].filter(({ delay }) => delay === wanted);
  const runAsk = () => set(30_000).at(-1)?.run();
  return {
    idleCount: () => set(30_000).length,
    /** Runs the timer after which the page asks (30 s). */
    runAsk,
    /** Also runs the timer after which the page resets (20 s more). */
    runIdle() {
      runAsk();
      set(20_000).at(-1)?.run();
    },
  };
}

export const order = (see: See) => see.getByRole('button', { name: 'Objednať sa' });
export const booked = (see: See) => see.findByRole('heading', { level: 1, name: 'Termín je objednaný' });
export const stored = async (practice: TestPractice) =>
  (await storedTickets(practice)).flatMap(({ tickets }) => tickets);

/** Books, as another patient, a time on the second day that this page offers. */
export async function bookFaster({ code }: TestPractice, page: Document, time: string): Promise<void> {
  const day = page.querySelectorAll<HTMLInputElement>('input[name="day"]')[1]?.value;
  const booking = { practice: code, day, time, type: 'schedule', name: 'Rýchlejší', request_id: crypto.randomUUID() };
  const headers = { 'Content-Type': 'application/json' };
  const { status } = await fetch(EVENTS, { method: 'POST', headers, body: JSON.stringify(booking) });
  if (status !== 201) throw new Error(`Nothing was booked: ${status}`);
}
