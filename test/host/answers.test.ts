import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import * as v from 'valibot';
import {
  adminSchema,
  announcementSchema,
  doctorSchema,
  notificationSchema,
  payoutQueueItemSchema,
} from '../../src/api/contract/admin';
import { dayVisitsSchema, kindTicketsSchema, monthEarningsSchema } from '../../src/api/contract/dashboard';
import { billingSchema, paymentSchema, payoutSchema } from '../../src/api/contract/money';
import {
  absenceSchema,
  officeHoursSchema,
  scheduleDaySchema,
  scheduleTimeSchema,
  timeScheduleSchema,
} from '../../src/api/contract/office-hours';
import { patientSchema, receptSchema } from '../../src/api/contract/patients';
import { ticketGroupSchema, ticketSchema } from '../../src/api/contract/tickets';
import { DEMO_LOGIN } from '../../host/server/seed/seed-demo';
import { call, field, logIn } from './support/calls';
import { startTestPractice, type TestPractice } from './support/test-practice';

// Monday, 9:00 in Bratislava.
const MONDAY = new Date('2026-11-23T08:00:00Z');

describe('the demo’s answers match the contract', { timeout: 60_000 }, () => {
  let server: TestPractice;
  let token: string;
  let initialData: unknown;
  before(async () => {
    server = await startTestPractice({ demo: true, now: () => MONDAY });
    token = await logIn(server, DEMO_LOGIN.email, DEMO_LOGIN.password);
    initialData = await get('/api/administration-init');
  });
  const get = async (path: string) => (await call(server, 'GET', path, { token })).body;
  const post = async (path: string, body: object) => (await call(server, 'POST', path, { token, body })).body;

  it('C4 notifications, payouts waiting for an invoice, and substitutes', () => {
    expectWhole(notificationSchema, recordsIn(field(initialData, 'notifications')));
    expectWhole(payoutQueueItemSchema, recordsIn(field(initialData, 'payoutsQueue')));
    expectWhole(doctorSchema, recordsIn(field(initialData, 'doctors')));
  });

  it('C4 C24 the doctor with an announcement, and the state as an object', async () => {
    const expired_at = '2026-11-24T08:00:00+01:00';
    const answer = await post('/api/special-announcements-add', { note: 'Neordinujeme.', expired_at });
    expectWhole(announcementSchema, [field(answer, 'form_value')]);
    const admin = field(await get('/api/administration-init'), 'admin');
    const read = v.parse(adminSchema, admin);
    const { colleague, denied, ...attributes } = read.attributes;
    // Only a colleague's record has these two.
    assert.deepEqual([colleague, denied], [null, []]);
    assert.deepEqual({ ...read, attributes }, admin);
  });

  it('C5 days and their tickets', async () => {
    const groups = recordsIn(await get('/api/tickets'));
    expectWhole(ticketGroupSchema, groups);
    expectWhole(
      ticketSchema,
      groups.flatMap((group) => recordsIn(field(group, 'tickets'))),
    );
  });

  it('C7 C10 C15 patients, payments and prescriptions', async () => {
    expectWhole(patientSchema, recordsIn(await get('/api/patients')));
    expectWhole(paymentSchema, recordsIn(await get('/api/payments')));
    expectWhole(receptSchema, recordsIn(await get('/api/recepts')));
  });

  it('C11 payouts and the billing info', async () => {
    const answer = await get('/api/payouts');
    // With the month besides, which the contract does not name.
    expectWhole(v.intersect([payoutSchema, v.object({ month: v.string() })]), recordsIn(field(answer, 'payouts')));
    expectWhole(billingSchema, [field(answer, 'billing')]);
  });

  it('C6 the dashboard', async () => {
    const answer = await get('/api/dashboard');
    expectWhole(dayVisitsSchema, recordsIn(field(answer, 'visits_by_day')));
    expectWhole(monthEarningsSchema, recordsIn(field(answer, 'earnings_by_month')));
    expectWhole(kindTicketsSchema, recordsIn(field(answer, 'tickets_by_type')));
  });

  it('C18 C22 office hours, their rows, and an absence', async () => {
    const hours = recordsIn(await get('/api/office-hours-get'));
    expectWhole(officeHoursSchema, hours);
    expectWhole(
      timeScheduleSchema,
      hours.flatMap((each) => recordsIn(field(each, 'time_schedules'))),
    );
    const absence = { absence_from: '2027-12-10T08:00:00Z', absence_to: '2027-12-11T08:00:00Z' };
    expectWhole(absenceSchema, [field(await post('/api/absence-add', absence), 'form_value')]);
  });

  it('C26 C27 days and times that can be booked', async () => {
    const days = recordsIn(await get('/api/schedules'));
    expectWhole(scheduleDaySchema, days);
    const date = field(days[0], 'value');
    expectWhole(scheduleTimeSchema, recordsIn(await post('/api/schedule-times', { date, type: 'schedule' })));
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
