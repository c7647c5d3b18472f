import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { type TestPractice, createPractice, clearFaults, storedTickets } from '../support/practice';
import { press, type } from '../support/user-input';

/** The gateway's lane for pages opened at the server's own addresses. */
export const HOST = 'host';

export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Office hours from midnight to midnight on these days. */
export const hoursOf = (type: 'schedule' | 'queue', days: readonly (typeof DAYS)[number][]) => ({
  hours_name: 'Ordinačné hodiny',
  hours_type: type,
  approximate_time_on_patient: 15,
  time_schedules: days.map((hours_day) => ({ hours_day, hours_time_from: '00:00', hours_time_to: '23:59' })),
});

export const closedToday = hoursOf(
  'schedule',
  DAYS.filter((_, index) => index !== (new Date().getDay() + 6) % 7),
);

export type KioskPage = Awaited<ReturnType<typeof openKiosk>>;

/** Opens the kiosk of one practice, or of all. */
export async function openKiosk({ code }: Partial<TestPractice>, width = 1000, more = '') {
  const opened = await openFrame(code === undefined ? '/kiosk' : `/kiosk?ambulancia=${code}${more}`, width);
  await opened.see.findByRole('heading', { level: 1, name: 'Vitajte v ambulancii' });
  return opened;
}

/** Opens a page of the server in a frame of this width. */
export async function openFrame(address: string, width: number) {
  const frame = document.createElement('iframe');
  frame.title = 'page';
  frame.width = String(width);
  frame.height = '900';
  frame.src = address;
  document.body.prepend(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const page = frame.contentDocument;
  if (!page) throw new Error('The frame has no page.');
  return { frame, page, see: within(page.body) };
}

export const refusal = (reason: string) => JSON.stringify({ message: 'Refused.', reason });

/** Replaces responses by path, only for this page: parallel test files share the gateway's lane. */
export function answersOf({ defaultView: view }: Document) {
  if (!view) throw new Error('The frame has no window.');
  const answers = new Map<string, { status: number; body: string }>();
  const real = view.fetch.bind(view);
  Reflect.set(view, 'fetch', (path: string, options: RequestInit) => {
    const answer = answers.get(path);
    return answer ? Promise.resolve(new Response(answer.body, { status: answer.status })) : real(path, options);
  });
  return {
    answer: (path: string, status: number, body: string) => void answers.set(path, { status, body }),
    end: (path: string) => void answers.delete(path),
  };
}

/** Opens the kiosk of a practice in another browser, where axe can check the whole page. */
export async function openElsewhere({ code }: TestPractice) {
  const run = (command: string, payload: object = {}) => executeServerCommand(`other:${command}`, payload);
  await run('open', { url: `${location.origin}/kiosk?ambulancia=${code}` });
  await run('see', { text: 'Čo potrebujete?' });
  return {
    run,
    async expectAccessible() {
      const { result } = await executeServerCommand<{ result: string[] }, object>('other:axe', {});
      expect(result).to.deep.equal([]);
    },
  };
}

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
