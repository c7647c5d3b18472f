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
      username: [...missing, ...noText, tooLong(255)],
      password: [[null, required], ...noText, tooLong(1000)],
      code: [...noText, tooLong(50)],
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
      doctor_name: [...missing, ...noText, tooLong(255)],
      email: [...missing, ...noText, tooLong(255), ['nova@test', 'Položka musí obsahovať správnu emailovú adresu']],
      password: [
        [null, required],
        ...noText,
        ['1234567', 'Položka musí obsahovať minimálne 8 znakov'],
        tooLong(1000),
        ['iné tajné heslo', 'Zadané hodnoty nie sú rovnaké'],
      ],
      password_confirmation: [[null, required], ...noText],
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
    refused: { id: [...missing, ...noInteger] },
  },
  {
    paths: ['/api/doctor-state-change'],
    schema: doctorStateRequestSchema,
    good: { doctor_state: 'online' },
    refused: {
      doctor_state: [...missing, ...noText, ['Ordinuje', selected], ['constructor', selected]],
    },
  },
  {
    paths: ['/api/special-announcements-add'],
    schema: announcementRequestSchema,
    good: { expired_at: '9999-12-01T08:00:00+01:00', note: 'Neordinujeme.' },
    refused: {
      expired_at: [...missing, ...noText, ...noInstant, ['2020-01-01T00:00:00Z', 'Čas musí byť v budúcnosti']],
      note: [...missing, ...noText, tooLong(2000)],
    },
  },
  {
    paths: ['/api/invoice-upload'],
    schema: invoiceRequestSchema,
    good: { payouts_id: '1', invoice_file: fileOf('f.pdf', PDF) },
    refused: {
      payouts_id: [
        [undefined, required],
        ['', required],
        ['x', integer],
        ['987654', selected],
      ],
      invoice_file: [
        [undefined, required],
        ['', required],
        ['x', 'Položka musí byť súbor'],
        [fileOf('f.exe', PDF), 'Súbor nie je PDF, JPG ani PNG'],
      ],
    },
  },
  ...refusalsOfAccount,
  ...refusalsOfHours,
  ...refusalsOfQueue,
  ...refusalsOfSettings,
];
