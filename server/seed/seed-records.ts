import type { Doctor } from '../features/doctors/store';
import { receptNotification, ticketNotification } from '../features/notifications/store';
import type { Invoice } from '../features/payouts/store';
import { addDays, addMonths, exactMomentLabel, workingDaysAfter } from '../lib/calendar';
import type { Stores } from '../stores';
import { HISTORIES } from './demo-histories';
import { demoPastDay, isWorkingDay } from './demo-past-day';
import { demoPerson, peopleOf, randomVisitorsOf, userIdOf } from './demo-people';
import { DEMO_BILLING, PRACTICES_BY_CODE, type DemoNotification, type DemoPractice } from './demo-practice';
import { pastMoment, seedHistory, sinceOf, type PastStores } from './seed-history';

/** Whether `seedRecords` has run for this doctor: payouts cannot be removed, so one is proof enough. */
export function hasRecords(stores: Pick<Stores, 'payouts'>, doctor: Doctor): boolean {
  return stores.payouts.payoutsOf(doctor.id).length > 0;
}

/**
 * Adds the records of the past year; a later call adds the time since, and new pending records. Days with tickets, months with a payout,
 * and pending prescriptions are not changed.
 */
export function seedRecords(stores: Stores, doctor: Doctor): void {
  const demo = PRACTICES_BY_CODE.get(doctor.code);
  if (!demo) return;
  const isFirst = !hasRecords(stores, doctor);
  seedPast(stores, doctor, demo);
  if (isFirst) {
    // After `seedPast`, which skips days that have tickets.
    seedPatients(stores, doctor);
    seedProfile(stores, doctor, demo);
  }
  seedPayouts(stores, doctor);
  seedRecentPayments(stores, doctor, demo);
  seedRecepts(stores, doctor, demo);
  for (const notification of demo.notifications.slice().reverse()) seedNotification(stores, doctor, notification);
}

/** The past covers twelve whole months and the current one. */
const PAST_MONTHS = 12;

const minutesAgo = (stores: Pick<Stores, 'clock'>, minutes: number) =>
  new Date(stores.clock.now().getTime() - minutes * 60_000);

/** Adds patients with their histories. Patients already on the list, in an older demo, are not changed. */
function seedPatients(stores: Stores, doctor: Doctor) {
  for (const [index, person] of peopleOf(doctor).entries()) {
    const userId = userIdOf(stores, person);
    if (!person.isPatient || stores.patients.isPatient(doctor.id, userId)) continue;
    const history = HISTORIES.get(person.user.fullname);
    const since = pastMoment(stores, sinceOf(history) ?? 20 + index * 29, index * 37);
    stores.patients.addPatient(doctor.id, userId, person.note, since);
    if (history) seedHistory(stores, { doctorId: doctor.id, userId }, history);
  }
}

/** Fills in only empty fields: the doctor's own texts stay. */
function seedProfile(stores: Pick<Stores, 'payouts' | 'profile'>, doctor: Doctor, demo: DemoPractice) {
  for (const name of ['specialization', 'phone', 'about'] as const) {
    if (doctor[name] === null) stores.profile.storeProfileField(doctor.id, name, demo[name]);
  }
  stores.payouts.setBilling(doctor.id, DEMO_BILLING);
}

function seedPast(stores: PastStores, doctor: Doctor, demo: DemoPractice) {
  const { clock } = stores;
  const today = clock.today();
  const userIds = randomVisitorsOf(doctor).map((person) => userIdOf(stores, person));
  const known = stores.pastVisits.daysWithTickets(doctor.id);
  for (let date = `${addMonths(today.slice(0, 7), -PAST_MONTHS)}-01`; date < today; date = addDays(date, 1)) {
    if (known.has(date) || !isWorkingDay(date)) continue;
    const day = demoPastDay(demo, { date, opening: clock.instantOf(date, '07:30'), userIds });
    stores.pastVisits.addPastDay(doctor.id, date, day.visits);
    for (const payment of day.payments) stores.payments.addPayment(doctor.id, payment);
  }
}

/** The last two months have no invoice yet, the one before is invoiced, the rest are paid. */
function seedPayouts(stores: Pick<Stores, 'clock' | 'payments' | 'payouts'>, doctor: Doctor) {
  const { clock } = stores;
  const months = new Set(stores.payouts.payoutsOf(doctor.id).map(({ month }) => month));
  for (let ago = PAST_MONTHS; ago > 0; ago -= 1) {
    const month = addMonths(stores.clock.today().slice(0, 7), -ago);
    const first = clock.instantOf(`${month}-01`, '00:00');
    const amount_cents = stores.payments.earningsBetween(
      doctor.id,
      first,
      clock.instantOf(`${addMonths(month, 1)}-01`, '00:00'),
    );
    if (months.has(month) || amount_cents === 0) continue;
    const status = ago <= 2 ? 'open' : ago === 3 ? 'invoiced' : 'paid';
    stores.payouts.addPayout(doctor.id, {
      month,
      amount_cents,
      status,
      ...(status === 'open' ? {} : { invoice: demoInvoice(month, (amount_cents / 100).toFixed(2)) }),
    });
  }
}

/** Adds recent payments of every state, whatever the generated days contain. */
function seedRecentPayments(stores: PastStores, doctor: Doctor, { premium, prices }: DemoPractice) {
  const people = peopleOf(doctor);
  for (const [index, status] of (['pending', 'paid', 'pending', 'failed', 'refunded'] as const).entries()) {
    const person = people[index * 2];
    const price = index % 2 === 0 ? premium : prices[0];
    stores.payments.addPayment(doctor.id, {
      payment_title: price.title,
      amount_cents: price.cents,
      status,
      created_at: minutesAgo(stores, 15 + index * 47),
      ...(person ? { user_id: userIdOf(stores, person) } : {}),
    });
  }
}

function seedRecepts(stores: Pick<Stores, 'clock' | 'people' | 'recepts'>, doctor: Doctor, { recepts }: DemoPractice) {
  if (stores.recepts.receptsOf(doctor.id).length > 0) return;
  for (const { person, medicine, note, minutesAgo: minutes } of recepts.slice().reverse()) {
    const known = demoPerson(person);
    if (!known) continue;
    const recept = {
      user_id: userIdOf(stores, known),
      recept_title: medicine,
      created_at: minutesAgo(stores, minutes),
      ...(note === undefined ? {} : { recept_note: note }),
    };
    stores.recepts.addRecept(doctor.id, recept, { isSilent: true });
  }
}

function seedNotification(stores: Stores, doctor: Doctor, notification: DemoNotification) {
  const { category, minutesAgo: minutes } = notification;
  const added = { category, content: contentOf(stores, notification), created_at: minutesAgo(stores, minutes) };
  stores.notifications.addNotification(doctor.id, added, { isSilent: true });
}

function contentOf(stores: Pick<Stores, 'clock'>, notification: DemoNotification): string {
  const { person } = notification;
  if (notification.category === 'recept') return receptNotification(notification.medicine, person ?? '');
  if (notification.category === 'queue') {
    return ticketNotification('queue', { number: notification.number, when: '', name: person });
  }
  const { clock } = stores;
  const date = workingDaysAfter(stores.clock.today(), notification.workingDay).at(-1) ?? stores.clock.today();
  const when = exactMomentLabel(clock.instantOf(date, notification.time), clock);
  return ticketNotification(notification.category, { number: null, when, name: person });
}

/** A minimal PDF of one page, so that the demo's invoices can be opened. */
function demoInvoice(month: string, amount: string): Invoice {
  const number = month.replace('-', '');
  // The built-in fonts have no Slovak letters, and the text must be plain ASCII for its offsets to be right.
  const text = `BT /F1 24 Tf 72 760 Td (Faktura ${number}) Tj 0 -36 Td /F1 14 Tf (Suma: ${ascii(amount)} EUR) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return { file_name: `faktura-${number}.pdf`, media_type: 'application/pdf', content: Buffer.from(file, 'latin1') };
}

const ascii = (text: string) =>
  text
    .replace(/[^ -~]/g, ' ')
    .replace(/[()\\]/g, '')
    .trim();
