import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import * as v from 'valibot';
import { absenceSchema } from '../../src/features/absences/contract';
import { doctorSchema } from '../../src/features/absences/substitute.contract';
import { announcementSchema } from '../../src/features/announcements/contract';
import { scheduleDaySchema, scheduleTimeSchema } from '../../src/features/appointments/contract';
import { dayVisitsSchema, kindTicketsSchema, monthEarningsSchema } from '../../src/features/dashboard/contract';
import { notificationSchema } from '../../src/features/notifications/contract';
import { officeHoursSchema, timeScheduleSchema } from '../../src/features/office-hours/contract';
import { patientSchema } from '../../src/features/patients/contract';
import { paymentSchema } from '../../src/features/payments/contract';
import { billingSchema, payoutSchema } from '../../src/features/payouts/contract';
import { payoutQueueItemSchema } from '../../src/features/payouts/queue.contract';
import { adminSchema } from '../../src/features/practice/contract';
import { receptSchema } from '../../src/features/prescriptions/contract';
import { ticketGroupSchema, ticketSchema } from '../../src/features/tickets/contract';
import { DEMO_LOGIN } from '../../server/seed/seed-demo';
import { callsOf, field, logIn } from './support/calls';
import { startTestPractice } from './support/test-practice';

// Monday, 9:00 in Bratislava.
const MONDAY = new Date('2026-11-23T08:00:00Z');

describe('the demo’s answers match the contract', { timeout: 60_000 }, () => {
  let session: ReturnType<typeof callsOf>;
  before(async () => {
    const server = await startTestPractice({ demo: true, now: () => MONDAY });
    session = callsOf(server, await logIn(server, DEMO_LOGIN.email, DEMO_LOGIN.password));
  });
  const get = async (path: string) => (await session.get(path)).body;
  const post = async (path: string, body: object) => (await session.post(path, body)).body;
  const within = (records: unknown, name: string) => recordsIn(records).flatMap((each) => recordsIn(field(each, name)));

  it('C4 C5 C6 C7 C10 C11 C15 C18 C22 C26 C27 each record that is read or stored', async () => {
    const [init, dashboard, payouts, tickets, hours, days] = await Promise.all(
      ['administration-init', 'dashboard', 'payouts', 'tickets', 'office-hours-get', 'schedules'].map(get),
    );
    const date = field(recordsIn(days)[0], 'value');
    const absence = { absence_from: '2027-12-10T08:00:00Z', absence_to: '2027-12-11T08:00:00Z' };
    const all: readonly (readonly [v.GenericSchema, unknown])[] = [
      [notificationSchema, field(init, 'notifications')],
      [payoutQueueItemSchema, field(init, 'payoutsQueue')],
      [doctorSchema, field(init, 'doctors')],
      [dayVisitsSchema, field(dashboard, 'visits_by_day')],
      [monthEarningsSchema, field(dashboard, 'earnings_by_month')],
      [kindTicketsSchema, field(dashboard, 'tickets_by_type')],
      // The server also sends the month, which the contract does not name.
      [v.intersect([payoutSchema, v.object({ month: v.string() })]), field(payouts, 'payouts')],
      [billingSchema, [field(payouts, 'billing')]],
      [ticketGroupSchema, tickets],
      [ticketSchema, within(tickets, 'tickets')],
      [patientSchema, await get('patients')],
      [paymentSchema, await get('payments')],
      [receptSchema, await get('recepts')],
      [officeHoursSchema, hours],
      [timeScheduleSchema, within(hours, 'time_schedules')],
      [absenceSchema, [field(await post('absence-add', absence), 'form_value')]],
      [scheduleDaySchema, days],
      [scheduleTimeSchema, await post('schedule-times', { date, type: 'schedule' })],
    ];
    for (const [schema, records] of all) expectWhole(schema, recordsIn(records));
  });

  it('C4 C24 the doctor with an announcement, and the state as an object', async () => {
    const expired_at = '2026-11-24T08:00:00+01:00';
    const answer = await post('special-announcements-add', { note: 'Neordinujeme.', expired_at });
    expectWhole(announcementSchema, [field(answer, 'form_value')]);
    const admin = field(await get('administration-init'), 'admin');
    const read = v.parse(adminSchema, admin);
    const { colleague, denied, ...attributes } = read.attributes;
    // Only a colleague's record has `colleague` and `denied`.
    assert.deepEqual([colleague, denied], [null, []]);
    assert.deepEqual({ ...read, attributes }, admin);
  });
});

/** The contract reads every field that was sent, and the server sends every field of the contract. */
function expectWhole(schema: v.GenericSchema, records: readonly unknown[]) {
  assert.ok(records.length > 0);
  for (const record of records) assert.deepEqual(JSON.parse(JSON.stringify(v.parse(schema, record))), record);
}

function recordsIn(answer: unknown): readonly unknown[] {
  assert.ok(Array.isArray(answer));
  return answer;
}
