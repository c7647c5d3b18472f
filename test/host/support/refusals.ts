import type * as v from 'valibot';
import { announcementRequestSchema, doctorStateRequestSchema } from '../../../src/api/contract/admin.requests';
import { invoiceRequestSchema } from '../../../src/api/contract/money.requests';
import {
  absenceRequestSchema,
  officeHoursRequestSchema,
  scheduleDaysRequestSchema,
  scheduleTimesRequestSchema,
} from '../../../src/api/contract/office-hours.requests';
import { idRequestSchema } from '../../../src/api/contract/records.requests';
import { loginRequestSchema, registrationRequestSchema } from '../../../src/api/contract/session.requests';
import { profileRequestSchema, settingRequestSchema } from '../../../src/api/contract/settings.requests';
import { appointmentRequestSchema } from '../../../src/api/contract/tickets.requests';
import { fileOf, PDF } from './uploads';

export type Fields = Readonly<Record<string, unknown>>;

/** The bad values of each field of a request. */
export interface RefusedFields {
  paths: readonly string[];
  method?: 'GET' | 'POST';
  schema: v.GenericSchema;
  good: Fields;
  /** How many attempts a throttle takes. */
  attempts?: number;
  /** What is sent instead of the good value, and the sentence at the field, by the field's path. */
  refused: Readonly<Record<string, readonly (readonly [value: unknown, message: string])[]>>;
}

const required = (name: string) => `The ${name} field is required.`;
const string = (name: string) => `The ${name} must be a string.`;
const integer = (name: string) => `The ${name} must be an integer.`;
const selected = (name: string) => `The selected ${name} is invalid.`;
const tooLong = (name: string, length: number) =>
  ['x'.repeat(length + 1), `The ${name} must not be greater than ${length} characters.`] as const;
const missing = (name: string) => [undefined, null, '', '  '].map((value) => [value, required(name)] as const);
const noText = (name: string) => [5, true, ['x'], { x: 'x' }].map((value) => [value, string(name)] as const);
const noInteger = (name: string) => ['x', 1.5, '1e3', true, [1], {}].map((value) => [value, integer(name)] as const);
const noInstant = (name: string) =>
  ['x', '2026-12-10', '2026-12-10T08:00:00', '2026-02-30T08:00:00Z', '10000-01-01T00:00:00Z'].map(
    (value) => [value, `The ${name} is not a valid date.`] as const,
  );
const noDay = (name: string) =>
  ['x', '2026-02-30', '2026-1-1', '1. 1. 2026'].map(
    (value) => [value, `The ${name} does not match the format Y-m-d.`] as const,
  );
const noTime = (name: string) =>
  ['x', '8:00', '24:00', '08:60', '08:00:00'].map(
    (value) => [value, `The ${name} does not match the format H:i.`] as const,
  );

const row = { hours_day: 'monday', hours_time_from: '08:00', hours_time_to: '12:00' };
const inRow = (name: string) => `time_schedules.0.${name}`;

export const refusals: readonly RefusedFields[] = [
  {
    paths: ['/api/admin/login'],
    schema: loginRequestSchema,
    attempts: 5,
    good: { username: 'lekar@test.sk', password: 'tajné heslo' },
    refused: {
      username: [...missing('username'), ...noText('username'), tooLong('username', 255)],
      password: [[null, required('password')], ...noText('password'), tooLong('password', 1000)],
    },
  },
  {
    paths: ['/api/admin/register'],
    schema: registrationRequestSchema,
    good: {
      doctor_name: 'MUDr. Nová',
      email: 'nova@test.sk',
      password: 'tajné heslo',
      password_confirmation: 'tajné heslo',
    },
    refused: {
      doctor_name: [...missing('doctor name'), ...noText('doctor name'), tooLong('doctor name', 255)],
      email: [
        ...missing('email'),
        ...noText('email'),
        tooLong('email', 255),
        ['nova@test', 'The email must be a valid email address.'],
      ],
      password: [
        [null, required('password')],
        ...noText('password'),
        ['1234567', 'The password must be at least 8 characters.'],
        tooLong('password', 1000),
        ['iné tajné heslo', 'The password confirmation does not match.'],
      ],
      password_confirmation: [[null, required('password confirmation')], ...noText('password confirmation')],
    },
  },
  {
    paths: [
      '/api/ticket-next',
      '/api/ticket-reject',
      '/api/recept-accepted',
      '/api/recept-rejected',
      '/api/patient-add-to-doctor',
      '/api/patient-delete',
      '/api/office-hours-remove',
    ],
    schema: idRequestSchema,
    good: { id: 1 },
    refused: { id: [...missing('id'), ...noInteger('id')] },
  },
  {
    paths: ['/api/doctor-state-change'],
    schema: doctorStateRequestSchema,
    good: { doctor_state: 'online' },
    refused: {
      doctor_state: [
        ...missing('doctor state'),
        ...noText('doctor state'),
        ['Ordinuje', selected('doctor state')],
        ['constructor', selected('doctor state')],
      ],
    },
  },
  {
    paths: ['/api/special-announcements-add'],
    schema: announcementRequestSchema,
    good: { expired_at: '9999-12-01T08:00:00+01:00', note: 'Neordinujeme.' },
    refused: {
      expired_at: [
        ...missing('expired at'),
        ...noText('expired at'),
        ...noInstant('expired at'),
        ['2020-01-01T00:00:00Z', 'The expired at must be a date after now.'],
      ],
      note: [...missing('note'), ...noText('note'), tooLong('note', 2000)],
    },
  },
  {
    paths: ['/api/absence-add'],
    schema: absenceRequestSchema,
    good: { absence_from: '2026-12-10T08:00:00Z', absence_to: '2026-12-11T08:00:00Z' },
    refused: {
      absence_from: [...missing('absence from'), ...noText('absence from'), ...noInstant('absence from')],
      absence_to: [
        ...missing('absence to'),
        ...noText('absence to'),
        ...noInstant('absence to'),
        ['2026-12-10T07:59:59Z', 'The absence to must be a date after or equal to absence from.'],
      ],
      supplier_id: [...noInteger('supplier id'), [987_654, selected('supplier id')]],
      supplier_name: [...noText('supplier name'), tooLong('supplier name', 255)],
    },
  },
  {
    paths: ['/api/office-hours-add'],
    schema: officeHoursRequestSchema,
    good: {
      hours_name: 'Ambulancia',
      hours_type: 'schedule',
      approximate_time_on_patient: 15,
      time_schedules: [row],
    },
    refused: {
      id: noInteger('id'),
      hours_name: [...missing('hours name'), ...noText('hours name'), tooLong('hours name', 255)],
      hours_type: [...missing('hours type'), ...noText('hours type'), ['premium', selected('hours type')]],
      approximate_time_on_patient: [
        ...missing('approximate time on patient'),
        ...noInteger('approximate time on patient'),
        [0, 'The approximate time on patient must be between 1 and 480.'],
        ['481', 'The approximate time on patient must be between 1 and 480.'],
      ],
      time_schedules: [
        ['x', 'The time schedules must be an array.'],
        [{ 0: row }, 'The time schedules must be an array.'],
        [Array(8).fill(row), 'The time schedules must not have more than 7 items.'],
      ],
      [inRow('id')]: noInteger(inRow('id')),
      [inRow('hours_day')]: [
        ...missing(inRow('hours_day')),
        ...noText(inRow('hours_day')),
        ['pondelok', selected(inRow('hours_day'))],
      ],
      [inRow('hours_time_from')]: [
        ...missing(inRow('hours_time_from')),
        ...noText(inRow('hours_time_from')),
        ...noTime(inRow('hours_time_from')),
      ],
      [inRow('hours_time_to')]: [
        ...missing(inRow('hours_time_to')),
        ...noText(inRow('hours_time_to')),
        ...noTime(inRow('hours_time_to')),
        ['08:00', `The ${inRow('hours_time_to')} must be a date after ${inRow('hours_time_from')}.`],
      ],
    },
  },
  {
    paths: ['/api/schedules'],
    method: 'GET',
    schema: scheduleDaysRequestSchema,
    good: {},
    refused: { type: [['queue', selected('type')]] },
  },
  {
    paths: ['/api/schedule-times'],
    schema: scheduleTimesRequestSchema,
    good: { date: '2026-12-10', type: 'schedule' },
    refused: {
      date: [...missing('date'), ...noText('date'), ...noDay('date')],
      type: [...noText('type'), ['queue', selected('type')]],
    },
  },
  {
    paths: ['/api/event-add'],
    schema: appointmentRequestSchema,
    good: { ticket_type: 'schedule', ticket_value: { day: '2026-12-10', time: '08:00' } },
    refused: {
      ticket_type: [...missing('ticket type'), ...noText('ticket type'), ['queue', selected('ticket type')]],
      'ticket_value.day': [...missing('ticket value.day'), ...noText('ticket value.day'), ...noDay('ticket value.day')],
      'ticket_value.time': [
        ...missing('ticket value.time'),
        ...noText('ticket value.time'),
        ...noTime('ticket value.time'),
        ['08:00', selected('ticket value.time')],
      ],
      event_note: [...noText('event note'), tooLong('event note', 2000)],
      user_id: [...noInteger('user id'), [987_654, selected('user id')]],
      user_alternate: [...noText('user alternate'), tooLong('user alternate', 255)],
    },
  },
  {
    paths: ['/api/invoice-upload'],
    schema: invoiceRequestSchema,
    good: { payouts_id: '1', invoice_file: fileOf('f.pdf', PDF) },
    refused: {
      payouts_id: [
        [undefined, required('payouts id')],
        ['', required('payouts id')],
        ['x', integer('payouts id')],
        ['987654', selected('payouts id')],
      ],
      invoice_file: [
        [undefined, required('invoice file')],
        ['', required('invoice file')],
        ['x', 'The invoice file must be a file.'],
        [fileOf('f.exe', PDF), 'The invoice file must be a file of type: pdf, jpg, png.'],
      ],
    },
  },
  ...['sound', 'desktop_notices', 'privacy', 'shortcuts'].map((name) => ({
    paths: ['/api/settings-store'],
    schema: settingRequestSchema,
    good: { name, value: true },
    refused: {
      name: [...missing('name'), ...noText('name'), ['volume', selected('name')]] as const,
      value: [
        ...missing('value'),
        ...['true', 2, 'áno', [true]].map((value) => [value, 'The value field must be true or false.'] as const),
      ],
    },
  })),
  ...(['theme', 'density'] as const).map((name) => ({
    paths: ['/api/settings-store'],
    schema: settingRequestSchema,
    good: { name, value: name === 'theme' ? 'dark' : 'compact' },
    refused: {
      value: [...missing('value'), ...['pink', true, ['dark']].map((value) => [value, selected('value')] as const)],
    },
  })),
  ...(
    [
      ['doctor_name', 255],
      ['specialization', 255],
      ['phone', 50],
      ['about', 5000],
    ] as const
  ).map(([name, length]) => ({
    paths: ['/api/profile-store'],
    schema: profileRequestSchema,
    good: { name, value: 'text' },
    refused: {
      name: [...missing('name'), ...noText('name'), ['email', selected('name')]] as const,
      value: [...(name === 'doctor_name' ? missing('value') : []), ...noText('value'), tooLong('value', length)],
    },
  })),
  {
    paths: ['/api/profile-store'],
    schema: profileRequestSchema,
    good: { name: 'avatar', value: null },
    refused: { value: [['https://elsewhere.test/a.png', 'The value must be a file of type: png, jpg, webp.']] },
  },
];
