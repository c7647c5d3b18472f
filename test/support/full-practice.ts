import { dayFromNow } from './dates';
import { createPractice, type NewTicket, type TestPractice } from './practice';

/** All capabilities of the server. */
export const OFFERED = [
  'password',
  'sessions',
  'second-factor',
  'kiosk',
  'ticket-history',
  'ticket-no-show',
  'ticket-add',
  'ticket-move',
  'colleagues',
  'display',
  'calendar',
  'calendar-feed',
  'patient-history',
  'patient-access-log',
];

const names = ['Ján Novák', 'Žofia Ďurišová-Vysokohorská', 'Eva Malá', 'Ján Novák', 'Štefan Kĺbik', 'Ľudmila Šťastná'];

const tickets = names.flatMap((fullname, index): NewTicket[] => [
  {
    type: 'queue',
    user: { fullname, phone: `+421 900 000 10${index}`, isPatient: index % 2 === 0 },
    event_note: 'Bolesť chrbta',
  },
  { type: 'schedule', date: dayFromNow(1 + index), time: '10:40', user_alternate: fullname },
]);

const atNoon = (day: string) => `${day}T12:00:00.000Z`;

/** A practice with records of every kind. */
export const fullPractice = (): Promise<TestPractice> =>
  createPractice(tickets, {
    capabilities: OFFERED,
    patients: Array.from({ length: 30 }, (_, index) => ({
      fullname: `${names[index % names.length] ?? ''} ${index}`,
      id_number: `8${index % 10}0101/${1000 + index}`,
      phone: `+421 900 123 ${100 + index}`,
      note: 'Alergia na penicilín',
    })),
    recepts: names.map((fullname) => ({ recept_title: 'Prestarium 5 mg', user: { fullname } })),
    notifications: names.map((fullname) => ({
      category: 'recept' as const,
      content: `<b>${fullname}</b> žiada o recept`,
    })),
    payments: names.flatMap((fullname, index) => [
      {
        payment_title: 'Prednostný termín u lekára',
        amount_cents: 123_450 + index,
        status: 'paid' as const,
        user: { fullname },
        created_at: atNoon(dayFromNow(-index)),
      },
      {
        payment_title: 'Potvrdenie',
        amount_cents: 1_550,
        status: 'failed' as const,
        created_at: atNoon(dayFromNow(-index)),
      },
    ]),
    payouts: [
      { month: '2026-01', amount_cents: 10_000, status: 'open' },
      { month: '2026-02', amount_cents: 20_000, status: 'open' },
    ],
    billing: {
      company: 'Ordinácia, s. r. o.',
      seat: 'Hlavná 1, Bratislava',
      company_id: '12345678',
      tax_id: '2020123456',
      vat_id: 'SK2020123456',
    },
    officeHours: [
      {
        hours_name: 'Ranné hodiny pre objednaných',
        hours_type: 'schedule',
        approximate_time_on_patient: 15,
        time_schedules: [{ hours_day: 'monday', hours_time_from: '07:30', hours_time_to: '12:00' }],
      },
    ],
    absences: [{ absence_from: atNoon(dayFromNow(3)), absence_to: atNoon(dayFromNow(5)) }],
    announcement: { note: 'V piatok ordinujeme len do obeda.', expired_at: atNoon(dayFromNow(5)) },
    substitutes: ['MUDr. Peter Zástupca'],
  });
