import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { dayFromNow } from '../support/dates';
import { overflowsOf } from '../support/perceivable';
import { createPractice, type TestPractice } from '../support/practice';
import { closeScreen, openScreen } from '../support/screen';
import { until } from '../support/until';

/** The longest that somebody writes, and what no line can be broken in. */
const values = {
  realistic: 'prof. MUDr. Alexandra Kováčiková-Hruškovičová, PhD., MPH, mimoriadna profesorka detskej kardiológie',
  unbreakable: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissen',
};

/** The screens that show them, with and without an open record. */
const screens: readonly [name: string, pathOf: (practice: TestPractice) => string][] = [
  ['overview', () => '/prehlady'],
  ['waiting room', () => '/cakaren'],
  ['a ticket', ({ ids }: TestPractice) => `/cakaren?tiket=${ids[0]}`],
  ['patients', () => '/pacienti'],
  ['a patient', ({ recordIds }: TestPractice) => `/pacienti?pacient=${recordIds.patients[0]}`],
  ['prescriptions', () => '/e-recepty'],
  ['office hours', () => '/ordinacne-hodiny'],
  ['transactions', () => '/transakcie'],
];

describe('with the longest values nothing is cut, covered or wider than the page', () => {
  afterEach(closeScreen);

  for (const [kind, text] of Object.entries(values)) {
    let practice: TestPractice;
    before(async () => {
      practice = await practiceOf(text);
    });
    for (const [name, pathOf] of screens) {
      it(`${name}, ${kind}`, async () => {
        const { root, see } = await openScreen(practice, pathOf(practice), { width: 320, height: 640 });
        await see.findByRole('main');
        await until(() => root.querySelector('main')?.textContent.includes(text.slice(0, 12)) ?? false);
        const found: string[] = [];
        for (const width of [320, 390, 1440]) {
          await setViewport({ width, height: 800 });
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          found.push(...overflowsOf(root, text.slice(0, 12)).map((problem) => `${width} px: ${problem}`));
        }
        expect(found.join('\n')).to.equal('');
      });
    }
  }
});

const practiceOf = (text: string): Promise<TestPractice> =>
  createPractice(
    [
      { type: 'queue', ticket_title: text, user_alternate: text, event_note: text },
      { type: 'queue', ticket_title: text.slice(0, 60), user: { fullname: text, isPatient: true }, event_note: text },
      { type: 'schedule', time: '00:05', ticket_title: text.slice(0, 60), user: { fullname: text } },
      { type: 'schedule-premium', date: dayFromNow(1), time: '10:40', user_alternate: text },
    ],
    {
      patients: [
        {
          fullname: text,
          id_number: '805229/1234',
          phone: '+421 900 123 456',
          email: `${text.replace(/[^a-z]/gi, '')}@example.sk`,
          note: text,
        },
      ],
      recepts: [{ recept_title: text, recept_note: text, user: { fullname: text } }],
      notifications: [{ category: 'recept', content: text }],
      payments: [
        {
          payment_title: text,
          amount_cents: 123_456_789,
          status: 'paid',
          user: { fullname: text },
          created_at: `${dayFromNow(0)}T00:00:00.000Z`,
        },
      ],
      payouts: [{ month: '2026-09', amount_cents: 123_456_789, status: 'open' }],
      officeHours: [
        {
          hours_name: text,
          hours_type: 'schedule',
          approximate_time_on_patient: 15,
          time_schedules: [{ hours_day: 'monday', hours_time_from: '07:30', hours_time_to: '12:00' }],
        },
      ],
      announcement: { note: text, expired_at: `${dayFromNow(5)}T12:00:00.000Z` },
      substitutes: [text],
    },
  );
