import { setViewport } from '@web/test-runner-commands';
import { until } from './until';
import { newColleague, post } from './colleague';
import { dayFromNow } from './dates';
import { OFFERED } from './full-practice';
import { createPractice, type TestPractice } from './practice';

/** The longest expected value, beginning with a word that cannot be broken. */
export const LONG =
  'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissen prof. MUDr. Alexandra Nováková, PhD.';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export const BEGINNING = LONG.slice(0, 12);

/** Sets each window width in turn, and returns the problems found once the layout has adapted. */
export async function atWidths(widths: readonly number[], findProblems: () => string[]): Promise<string> {
  const found: string[] = [];
  for (const width of widths) {
    await setViewport({ width, height: 800 });
    await nextFrames();
    // Charts resize later; `findProblems` reports anything that stays too wide.
    await until(() => document.documentElement.scrollWidth <= width).catch(() => undefined);
    found.push(...findProblems().map((problem) => `${width} px: ${problem}`));
  }
  return found.join('\n');
}

/** Waits two frames: size-dependent layout updates a frame later. */
export const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** A practice with the long value in every text. */
export async function longPractice(): Promise<TestPractice> {
  const text = LONG;
  const email = `${text.replace(/[^a-z]/gi, '')}@example.sk`;
  const practice = await createPractice(
    [
      { type: 'queue', ticket_title: text, user_alternate: text, event_note: text },
      { type: 'queue', ticket_title: text.slice(0, 60), user: { fullname: text, isPatient: true }, event_note: text },
      { type: 'schedule', time: '00:05', ticket_title: text.slice(0, 60), user: { fullname: text } },
      { type: 'schedule-premium', date: dayFromNow(1), time: '10:40', user_alternate: text },
      // Within the office hours below.
      { type: 'schedule', date: dayFromNow(1), time: '08:00', user_alternate: text },
    ],
    {
      capabilities: OFFERED,
      patients: [
        { fullname: text, id_number: '805229/1234', phone: '+421 900 123 456', email, note: text },
        { fullname: `Ján ${text}` },
      ],
      recepts: [{ recept_title: text, recept_note: text, user: { fullname: text } }],
      notifications: [{ category: 'recept', content: `${text} žiada o recept` }],
      payments: [
        {
          payment_title: text,
          amount_cents: 123_456_789,
          status: 'paid',
          user: { fullname: text },
          created_at: `${dayFromNow(0)}T00:00:00.000Z`,
        },
      ],
      payouts: [
        { month: '2026-09', amount_cents: 123_456_789, status: 'open' },
        { month: '2026-08', amount_cents: 123_456_789, status: 'paid', invoice: `${text}.pdf` },
      ],
      billing: { company: text, seat: text, company_id: text, tax_id: text, vat_id: text },
      officeHours: [
        {
          hours_name: text,
          hours_type: 'schedule',
          approximate_time_on_patient: 15,
          time_schedules: DAYS.map((hours_day) => ({ hours_day, hours_time_from: '07:30', hours_time_to: '23:59' })),
        },
      ],
      announcement: { note: text, expired_at: `${dayFromNow(5)}T12:00:00.000Z` },
      substitutes: [text],
      profile: { doctor_name: text, specialization: text, about: text },
      settings: { display: true },
    },
  );
  await newColleague(practice, text.slice(0, 80));
  const device = { name: text.slice(0, 60) };
  const { code } = (await post(practice, '/api/kiosk-code', device, practice.token)) as { code: string };
  // Without cookies: the response's cookie would pair this browser.
  await fetch(`/lane/${practice.lane}/kiosk/api/pair`, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  return practice;
}
