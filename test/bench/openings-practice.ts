import type { Practice } from '../../host/server/practice/practice';
import { dayFromNow } from '../support/dates';
import { setUpOffice } from '../support/server/practice-office';
import { addRecords } from '../support/server/practice-records';

const NAMES = ['Ján Novák', 'Žofia Ďurišová', 'Eva Malá', 'Štefan Kĺbik', 'Ľudmila Šťastná'];
const WAITING = 30;
const PATIENTS = 300;
const PAYMENTS = 200;
const HOURS_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** A practice of the usual size, with some of everything, so that each screen and each popup has something to show. */
export async function fillForOpenings(practice: Practice, doctorId: number): Promise<void> {
  const atNoon = (offset: number) => `${dayFromNow(offset)}T12:00:00.000Z`;
  const nameOf = (index: number) => `${NAMES[index % NAMES.length] ?? ''} ${index}`;
  await setUpOffice(practice, doctorId, {
    officeHours: [
      {
        hours_name: 'Ranné hodiny pre objednaných',
        hours_type: 'schedule',
        approximate_time_on_patient: 15,
        time_schedules: HOURS_DAYS.map((hours_day) => ({
          hours_day,
          hours_time_from: '07:30',
          hours_time_to: '12:00',
        })),
      },
    ],
  });
  practice.transaction(() => {
    for (let index = 0; index < WAITING; index += 1)
      practice.addTicket(doctorId, { type: 'queue', user_alternate: nameOf(index) }, { isSilent: true });
    for (const [index, user_alternate] of NAMES.entries()) {
      const appointment = { type: 'schedule', date: dayFromNow(1 + index), time: '10:40', user_alternate } as const;
      practice.addTicket(doctorId, appointment, { isSilent: true });
    }
  });
  addRecords(practice, doctorId, {
    patients: Array.from({ length: PATIENTS }, (_, index) => ({
      fullname: nameOf(index),
      phone: `+421 900 ${100_000 + index}`,
    })),
    recepts: NAMES.map((fullname) => ({ recept_title: 'Prestarium 5 mg', user: { fullname } })),
    notifications: NAMES.map((fullname) => ({ category: 'recept', content: `${fullname} žiada o recept` })),
    payments: Array.from({ length: PAYMENTS }, (_, index) => ({
      payment_title: 'Prednostný termín u lekára',
      amount_cents: 1_000 + index,
      status: 'paid',
      created_at: atNoon(-index),
    })),
    payouts: [
      { month: '2026-01', amount_cents: 10_000, status: 'open' },
      { month: '2026-02', amount_cents: 20_000, status: 'open' },
    ],
    billing: {
      company: 'Ordinácia s. r. o.',
      seat: 'Bratislava',
      company_id: '12345678',
      tax_id: '2020123456',
      vat_id: 'SK2020123456',
    },
  });
}
