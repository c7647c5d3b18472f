import { announcementRequestSchema, doctorStateRequestSchema } from '../../../src/api/contract/admin.requests';
import { invoiceRequestSchema } from '../../../src/api/contract/money.requests';
import { idRequestSchema } from '../../../src/api/contract/records.requests';
import { loginRequestSchema, registrationRequestSchema } from '../../../src/api/contract/session.requests';
import { fileOf, PDF } from './uploads';
import {
  type RefusedFields,
  required,
  integer,
  selected,
  tooLong,
  missing,
  noText,
  noInteger,
  noInstant,
} from './refused-values';
import { refusalsOfAccount } from './refusals-of-account';
import { refusalsOfQueue } from './refusals-of-queue';
import { refusalsOfHours } from './refusals-of-hours';
import { refusalsOfSettings } from './refusals-of-settings';

export const refusals: readonly RefusedFields[] = [
  {
    paths: ['/api/admin/login'],
    schema: loginRequestSchema,
    attempts: 5,
    good: { username: 'lekar@test.sk', password: 'tajné heslo' },
    refused: {
      username: [...missing('username'), ...noText('username'), tooLong('username', 255)],
      password: [[null, required('password')], ...noText('password'), tooLong('password', 1000)],
      code: [...noText('code'), tooLong('code', 50)],
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
      '/api/absence-remove',
      '/api/special-announcements-remove',
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
  ...refusalsOfAccount,
  ...refusalsOfHours,
  ...refusalsOfQueue,
  ...refusalsOfSettings,
];
