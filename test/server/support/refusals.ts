import type * as v from 'valibot';
import * as account from '../../../src/features/account/contract';
import * as admin from '../../../src/features/doctor-state/contract';
import * as admin1 from '../../../src/features/announcements/requests.contract';
import * as colleagues from '../../../src/features/colleagues/contract';
import { appointmentRequestSchema } from '../../../src/features/appointments/contract';
import { eventMoveRequestSchema } from '../../../src/features/calendar/contract';
import { kioskCodeRequestSchema } from '../../../src/features/kiosk/contract';
import { invoiceRequestSchema } from '../../../src/features/payouts/contract';
import { noteAddRequestSchema } from '../../../src/features/patients/history.contract';
import { profileRequestSchema } from '../../../src/features/profile/contract';
import { settingRequestSchema } from '../../../src/features/settings/contract';
import { ticketNoShowRequestSchema } from '../../../src/features/tickets/contract';
import * as hours from '../../../src/features/absences/contract';
import * as hours1 from '../../../src/features/office-hours/contract';
import * as hours2 from '../../../src/features/appointments/contract';
import * as queue from '../../../src/features/tickets/queue.contract';
import { idRequestSchema } from '../../../src/api/contract/request-fields';
import * as session from '../../../src/api/session';
import * as session1 from '../../../src/features/login/registration.contract';
import type { Doctor } from '../../../server/features/doctors/store';
import { PASSWORD, type TestPractice } from './test-practice';
import { fileOf, PDF } from './uploads';

export type Fields = Readonly<Record<string, unknown>>;
/** A value, or a function of the sending doctor that returns it; then the message. */
type Refusal = readonly [value: unknown, message: string];

/** The bad values of each field of a call. */
export interface RefusedFields {
  paths: readonly string[];
  method?: 'GET' | 'POST';
  /** The contract's schema, which then names all fields of the call. */
  schema?: v.GenericSchema;
  good: Fields | ((server: TestPractice, doctor: Doctor) => Fields);
  /** Attempts that the call’s own throttle allows, if it has one. */
  attempts?: number;
  /** Bad values and the expected message, by the field's path. */
  refused: Readonly<Record<string, readonly Refusal[]>>;
}

const required = 'Položka je povinná';
const integer = 'Položka musí byť celé číslo';
const selected = 'Táto možnosť nie je dostupná, vyberte inú';
const different = 'Zadané hodnoty nie sú rovnaké';
const short = 'Položka musí obsahovať minimálne 8 znakov';
const common = 'Toto heslo patrí k najčastejším, a preto sa dá ľahko uhádnuť. Zvoľte si, prosím, iné.';
const between = (from: number, to: number) => `Položka musí byť od ${from} do ${to}`;

const each = <const Value>(values: readonly Value[], message: string) =>
  values.map((value) => [value, message] as const);
const nothing = [undefined, '  ', null, ''];
const notText = [5, ['x'], true, { x: 'x' }];
const noEmails = ['nova', 'a@@b.sk', 'nova@', '@sk', 'a b@c.sk', 'a@b', '<a>@b.sk', 'a@b.sk, c@d.sk'];
/** All bad values of a kind, tried on one field of that kind. */
const ALL_MISSING = each(nothing, required);
const ALL_TEXTS = each(notText, 'Položka musí byť text');
const ALL_INTEGERS = each(['x', 1.5, '1e3', true, [1], {}, '1; DROP TABLE tickets'], integer);
const ALL_SWITCHES = each(['true', 2, 'áno', [true]], 'Položka musí byť áno alebo nie');
const ALL_INSTANTS = each(
  (
    'x|2026-12-10T08:00:00|2026-12-10|2026-12-10 08:00:00+01:00|2026-02-30T08:00:00Z|2026-12-10T24:00:00Z|2026-12-10T08:60:00Z|' +
    '2026-12-10T08:00:00+25:00|0000-01-01T00:00:00+01:00|10000-01-01T00:00:00Z|9999-12-31T23:59:59-01:00|10. 12. 2026 8:00'
  ).split('|'),
  'Položka musí byť platný dátum',
);
const ALL_DAYS = each(['x', '2026-02-30', '2026-1-1', '1. 1. 2026'], 'Položka musí byť platný dátum');
const ALL_TIMES = each(['x', '24:00', '8:00', '0800', '08:60', '08:00:00'], 'Položka musí byť platný čas');
/** Two values suffice for other fields with the same schema. */
const two = <Value>(all: readonly Value[]) => all.slice(0, 2);
const missing = two(ALL_MISSING);
const noText = two(ALL_TEXTS);
const needed = [...missing, ...noText];
const noInteger = two(ALL_INTEGERS);
const noSwitch = two(ALL_SWITCHES);
const noInstant = two(ALL_INSTANTS);
const noDay = two(ALL_DAYS);
const noTime = two(ALL_TIMES);
const beforeStart = 'Koniec nesmie byť skôr ako začiatok';
const longest = (length: number) => `Položka môže obsahovať najviac ${length} znakov`;
const tooLong = (length: number): Refusal => ['x'.repeat(length + 1), longest(length)];
/** Passwords are not trimmed, so spaces are not a missing value. */
const noPassword = [[null, required], ...noText, tooLong(1000)] as const;

const wrongPair: readonly Refusal[] = [
  ['1234567', short],
  ['iné tajné heslo', different],
];

const row = { hours_day: 'monday', hours_time_from: '08:00', hours_time_to: '12:00' };
const inRow = (name: string) => `time_schedules.1.${name}`;
const twice = (password: string) => ({ password, password_confirmation: password });

/** Messages of the pages on which an account is set up. */
const ofSetUp = {
  email: [
    ...each([null, ''], 'Napíšte svoj e-mail.'),
    ...each(two(notText), 'Napíšte text.'),
    ...each(two(noEmails), 'Toto nie je e-mailová adresa. Napíšte ju napríklad takto: lekar@ambulancia.sk'),
    ['LEKAR@taken.test', 'Účet s týmto e-mailom už existuje. Ak je Váš, prihláste sa.'],
  ],
  password: [
    ...each([null, ''], 'Napíšte heslo.'),
    ...each(two(notText), 'Napíšte text.'),
    ['krátke', 'Heslo musí mať najmenej 8 znakov.'],
    ['iné heslo 9', 'Heslá nie sú rovnaké.'],
    [twice('password1'), common],
  ],
  password_confirmation: each([null, ''], 'Napíšte heslo ešte raz.'),
} as const satisfies RefusedFields['refused'];

const ALL_PRACTICES = each(['', 'x', undefined, null, 5], 'Vyberte ambulanciu zo zoznamu.');
const ALL_IDS = each([null, 'short', undefined, 5, 'x'.repeat(65)], 'Skúste to, prosím, ešte raz od začiatku.');
const practice = two(ALL_PRACTICES);
const request_id = two(ALL_IDS);
const line = (length: number): Refusal[] => [
  ...each(two(notText), 'Napíšte text.'),
  ['x'.repeat(length + 1), `Text môže mať najviac ${length} znakov.`],
];
const kioskDay = each([undefined, null, 'x', '2026-02-30', 5], 'Vyberte deň zo zoznamu.');
const kioskType = each(['queue', 5], 'Vyberte druh termínu zo zoznamu.');
const atKiosk =
  (more: Fields = {}) =>
  (_: TestPractice, { code }: Doctor) => ({ practice: code, request_id: 'r'.repeat(32), ...more });

/** The calls whose only field is the id of a record. */
const TAKE_AN_ID = (
  'ticket-next ticket-reject ticket-return ticket-call recept-accepted recept-rejected patient-add-to-doctor patient-delete ' +
  'office-hours-remove absence-remove special-announcements-remove session-end colleague-link colleague-remove kiosk-device-remove'
).split(' ');

/** A call, by its method if it is not POST, and the contract's schema, which then names all of its fields. */
const fieldsOf = (
  call: string,
  schema: v.GenericSchema | null,
  fields: Omit<RefusedFields, 'paths' | 'method' | 'schema'>,
): RefusedFields => ({
  paths: [call.replace('GET ', '')],
  method: call.startsWith('GET ') ? 'GET' : 'POST',
  ...(schema && { schema }),
  ...fields,
});

export const refusals: readonly RefusedFields[] = [
  fieldsOf('/api/admin/login', session.loginRequestSchema, {
    attempts: 5,
    good: { username: 'lekar@test.sk', password: 'tajné heslo' },
    refused: { username: [...needed, tooLong(255)], password: noPassword, code: [...noText, tooLong(50)] },
  }),
  fieldsOf('/api/admin/register', session1.registrationRequestSchema, {
    attempts: 50,
    good: { doctor_name: 'MUDr. Nová', email: 'o.k+1@sub.žilina.sk', ...twice('tajné heslo') },
    refused: {
      doctor_name: [...needed, tooLong(255), ...each(['MUDr., PhD.', '. , -'], 'Napíšte svoje meno, nielen titul.')],
      email: [...needed, tooLong(255), ...each(noEmails, 'Položka musí obsahovať správnu emailovú adresu')],
      password: [...noPassword, ...wrongPair, [twice('password1'), common]],
      password_confirmation: [[null, required], ...noText],
    },
  }),
  fieldsOf('/api/setup', null, {
    attempts: 50,
    good: ({ practice }) => ({
      token: practice.invitations.createInvitation({ days: 1 }).token,
      doctor_name: 'MUDr. Nový',
      email: 'novy@lekar.sk',
      ...twice('modrá lampa 77'),
    }),
    refused: {
      doctor_name: [
        ...each([null, ''], 'Napíšte svoje meno aj s titulom.'),
        ['MUDr.', 'Napíšte svoje meno, nielen titul.'],
        ['Taken, PhD.', 'Účet lekára s týmto menom už existuje. Ak je Váš, obráťte sa na správcu.'],
      ],
      ...ofSetUp,
      // Must be last: the longest allowed value is accepted and creates the account.
      practice_title: line(255),
    },
  }),
  fieldsOf('/api/colleague-setup', colleagues.colleagueSetupRequestSchema, {
    attempts: 50,
    good: ({ practice }, { id }) => ({
      token: practice.colleagues.inviteColleague(id, { name: 'Jana', title: 'nurse-female' }).token,
      email: 'jana@sestra.sk',
      ...twice('modrá lampa 77'),
    }),
    refused: ofSetUp,
  }),
  fieldsOf('/api/colleague-invite', colleagues.colleagueInviteRequestSchema, {
    good: { name: 'Jana', title: 'nurse-female' },
    refused: { name: [...needed, tooLong(80)], title: [...needed, ['queen', selected]] },
  }),
  fieldsOf('/api/password-change', account.passwordChangeRequestSchema, {
    good: { current_password: PASSWORD, ...twice('nové tajné heslo') },
    attempts: 10,
    refused: {
      current_password: [...noPassword, ['nie', 'Súčasné heslo nie je správne.']],
      password: [...noPassword.slice(0, -1), ...wrongPair, [twice('sunshine'), common]],
      password_confirmation: [[null, required], ...noText],
    },
  }),
  fieldsOf('/api/second-factor-begin', account.secondFactorBeginRequestSchema, {
    attempts: 10,
    good: { current_password: PASSWORD },
    refused: { current_password: [...noPassword, ['nie', 'Súčasné heslo nie je správne.']] },
  }),
  fieldsOf('/api/second-factor-confirm', account.secondFactorConfirmRequestSchema, {
    attempts: 10,
    good: { code: '123456' },
    refused: { code: [...needed, tooLong(50)] },
  }),
  {
    paths: ['/api/second-factor-end', '/api/recovery-codes-renew'],
    schema: account.secondFactorProofRequestSchema,
    attempts: 10,
    good: { current_password: PASSWORD, code: '123456' },
    refused: { current_password: noPassword, code: [...noText, tooLong(50)] },
  },
  {
    paths: TAKE_AN_ID.map((name) => `/api/${name}`),
    schema: idRequestSchema,
    good: { id: 1 },
    refused: { id: [...missing, ...ALL_INTEGERS] },
  },
  fieldsOf('/api/ticket-no-show', ticketNoShowRequestSchema, {
    good: { id: 1 },
    refused: { id: [...missing, ...noInteger], was_called: noSwitch },
  }),
  fieldsOf('/api/patient-note-add', noteAddRequestSchema, {
    good: ({ practice }, { id }) => {
      const person = practice.people.createUser({ fullname: 'Ján Novák' });
      practice.patients.addPatient(id, person.id);
      return { id: person.id, text: 'x'.repeat(2_000), is_warning: true };
    },
    refused: {
      id: [...missing, ...noInteger],
      text: [...needed, tooLong(2000)],
      is_warning: noSwitch,
      replaces_id: noInteger,
    },
  }),
  fieldsOf('/api/ticket-add', queue.ticketAddRequestSchema, {
    good: { ticket_type: 'queue', is_urgent: false, event_note: null, user_id: null, user_alternate: 'Ján Novák' },
    refused: {
      ticket_type: [...needed, ['urgent', selected]],
      is_urgent: ALL_SWITCHES,
      event_note: [...noText, tooLong(2000)],
      user_id: noInteger,
      user_alternate: [...ALL_MISSING, ...ALL_TEXTS, tooLong(255)],
    },
  }),
  fieldsOf('/api/ticket-move', queue.ticketMoveRequestSchema, {
    good: { id: 1, place: 'before', other: 2 },
    refused: {
      id: [...missing, ...noInteger],
      place: [...needed, ['last', selected]],
      other: [...missing, ...noInteger, [1, selected]],
    },
  }),
  fieldsOf('/api/doctor-state-change', admin.doctorStateRequestSchema, {
    good: { doctor_state: 'online' },
    refused: { doctor_state: [...needed, ...each(['Ordinuje', 'ONLINE', 'constructor'], selected)] },
  }),
  fieldsOf('/api/special-announcements-add', admin1.announcementRequestSchema, {
    good: { expired_at: '9999-12-01T08:00:00+01:00', note: 'Neordinujeme.' },
    refused: {
      expired_at: [...needed, ...noInstant, ['2020-01-01T00:00:00Z', 'Čas musí byť v budúcnosti']],
      note: [...missing, [' \n ', required], ...noText, tooLong(500)],
    },
  }),
  fieldsOf('/api/invoice-upload', invoiceRequestSchema, {
    attempts: 50,
    good: { payouts_id: '1', invoice_file: fileOf('f.pdf', PDF) },
    refused: {
      payouts_id: [
        ...each([undefined, ''], required),
        ...each(['x', fileOf('f.pdf', PDF)], integer),
        ...each(['987654', '-1'], selected),
      ],
      invoice_file: [
        ...each([undefined, ''], required),
        ['x', 'Položka musí byť súbor'],
        [fileOf('f.exe', PDF), 'Súbor nie je PDF, JPG ani PNG'],
      ],
    },
  }),
  fieldsOf('/api/absence-add', hours.absenceRequestSchema, {
    good: { absence_from: '2026-12-10T08:00:00Z', absence_to: '2026-12-11T08:00:00Z' },
    refused: {
      absence_from: [...needed, ...ALL_INSTANTS],
      absence_to: [...needed, ...noInstant, ['2026-12-10T07:59:59Z', beforeStart]],
      supplier_id: [...noInteger, ...each([987_654, -1, 2 ** 60, ({ id }: Doctor) => id], selected)],
      supplier_name: [...noText, tooLong(255)],
    },
  }),
  fieldsOf('/api/office-hours-add', hours1.officeHoursRequestSchema, {
    good: {
      hours_name: 'Ambulancia',
      hours_type: 'schedule',
      approximate_time_on_patient: 15,
      time_schedules: [{ ...row, hours_day: 'tuesday' }, row],
    },
    refused: {
      id: noInteger,
      hours_name: [...needed, tooLong(255)],
      hours_type: [...needed, ...each(['premium', 'Schedule'], selected)],
      approximate_time_on_patient: [...missing, ...noInteger, ...each([0, '481', -15], between(1, 480))],
      time_schedules: [
        ...each(['x', { 0: row }], 'Položka musí byť zoznam'),
        [Array(8).fill(row), 'Položka môže mať najviac 7 riadkov'],
      ],
      [inRow('id')]: noInteger,
      [inRow('hours_day')]: [...needed, ['pondelok', selected]],
      [inRow('hours_time_from')]: [...needed, ...ALL_TIMES],
      [inRow('hours_time_to')]: [
        ...needed,
        ...noTime,
        ...each(['08:00', '07:59'], 'Koniec musí byť neskôr ako začiatok'),
      ],
    },
  }),
  fieldsOf('GET /api/schedules', hours2.scheduleDaysRequestSchema, {
    good: {},
    refused: { type: [['queue', selected]] },
  }),
  fieldsOf('/api/schedule-times', hours2.scheduleTimesRequestSchema, {
    good: { date: '2026-12-10', type: 'schedule' },
    refused: { date: [...needed, ...noDay], type: [...noText, ['queue', selected]] },
  }),
  fieldsOf('/api/event-add', appointmentRequestSchema, {
    good: { ticket_type: 'schedule', ticket_value: { day: '2026-12-10', time: '08:00' } },
    refused: {
      ticket_type: [...needed, ['queue', selected]],
      'ticket_value.day': [...needed, ...ALL_DAYS],
      'ticket_value.time': [...needed, ...noTime, ['08:00', selected]],
      event_note: [...noText, tooLong(2000)],
      user_id: [...noInteger, [987_654, selected]],
      user_alternate: [...noText, tooLong(255)],
      duration_minutes: [...noInteger, ...each([0, -5, 481], between(1, 480))],
      overlap: noSwitch,
    },
  }),
  fieldsOf('/api/event-move', eventMoveRequestSchema, {
    good: { id: 1, version: 1, day: '2026-12-10', time: '08:00', duration_minutes: 30 },
    refused: {
      id: [...missing, ...noInteger],
      version: [...missing, ...noInteger],
      day: [...needed, ...noDay],
      time: [...needed, ...noTime],
      duration_minutes: [...missing, ...noInteger, ...each([0, 481], between(1, 480))],
      overlap: noSwitch,
    },
  }),
  fieldsOf('GET /api/calendar', null, {
    good: { from: '2026-12-10', to: '2026-12-10' },
    refused: {
      from: [['', required], ...noDay],
      to: [['', required], ...noDay, ['2026-12-09', beforeStart]],
    },
  }),
  fieldsOf('/api/settings-store', settingRequestSchema, {
    good: { name: 'sound', value: true },
    refused: {
      name: [...needed, ...each(['volume', '__proto__', 'doctor_name', 'kiosk_anything'], selected)],
      value: [...missing, ...noSwitch],
    },
  }),
  ...(
    [
      ['theme', each(['pink', true, ['dark']], selected)],
      ['density', each(['pink', true, ['compact']], selected)],
      ['waiting_mark', [...each(['4', 481], between(5, 480)), ['12,5', integer]]],
      ['kiosk_tickets', [...each(['0', 501], between(1, 500)), ...each(['1.5', 'veľa'], integer)]],
    ] as const
  ).map(([name, values]) => ({
    paths: ['/api/settings-store'],
    good: { name, value: 'dark' },
    refused: { value: [...missing, ...values] },
  })),
  fieldsOf('/api/profile-store', profileRequestSchema, {
    attempts: 50,
    good: { name: 'doctor_name', value: 'MUDr. Test' },
    refused: {
      name: [...needed, ...each(['email', 'password_hash', 'theme'], selected)],
      value: [...needed, tooLong(255)],
    },
  }),
  ...(
    [
      ['specialization', 255],
      ['phone', 50],
      ['about', 5000],
    ] as const
  ).map(([name, length]) => ({
    paths: ['/api/profile-store'],
    good: { name, value: 'text' },
    refused: { value: [...noText, tooLong(length)] },
  })),
  fieldsOf('/api/profile-store', null, {
    good: { name: 'avatar', value: null },
    refused: { value: [['https://elsewhere.test/a.png', 'Súbor nie je PNG, JPG ani WebP']] },
  }),
  fieldsOf('/api/kiosk-code', kioskCodeRequestSchema, {
    good: { name: 'Tablet' },
    refused: { name: [...needed, ['\u202e', required], tooLong(80)] },
  }),
  fieldsOf('/kiosk/api/pair', null, {
    attempts: 10,
    good: { code: 'BBBBBBBB' },
    refused: { code: [...each(nothing, 'Napíšte kód.'), ...each(notText, 'Napíšte text.')] },
  }),
  fieldsOf('/kiosk/api/tickets', null, {
    attempts: 50,
    good: atKiosk(),
    refused: { practice: ALL_PRACTICES, name: line(80), reason: line(300), request_id: ALL_IDS },
  }),
  fieldsOf('/kiosk/api/recepts', null, {
    attempts: 50,
    good: atKiosk({ name: 'Ján', medicine: 'Paralen' }),
    refused: {
      practice,
      name: [...each([null, ' '], 'Napíšte svoje meno.'), ...line(80)],
      medicine: [...each([null, ''], 'Napíšte názov lieku.'), ...line(120)],
      note: line(300),
      request_id,
    },
  }),
  fieldsOf('/kiosk/api/events', null, {
    attempts: 50,
    good: atKiosk({ day: '2026-12-10', time: '08:00', name: 'Ján' }),
    refused: {
      practice,
      day: kioskDay,
      time: [
        ...each([undefined, '25:00', 5], 'Vyberte čas zo zoznamu.'),
        ['08:00', 'Tento čas už nie je voľný. Vyberte, prosím, iný.'],
      ],
      type: kioskType,
      name: [...each([null, ' '], 'Napíšte, prosím, svoje meno.'), ...line(80)],
      reason: line(300),
      request_id,
    },
  }),
  fieldsOf('GET /kiosk/api/schedules', null, { good: atKiosk(), refused: { practice, type: kioskType.slice(0, 1) } }),
  fieldsOf('/kiosk/api/schedule-times', null, {
    good: atKiosk({ date: '2026-12-10', type: 'schedule' }),
    refused: { practice, date: kioskDay, type: kioskType },
  }),
];

/** A copy with another value at a path such as `time_schedules.0.hours_day`; JSON omits `undefined`. */
export function withValue(fields: Fields, [name = '', ...rest]: readonly string[], value: unknown): Fields {
  if (rest.length === 0) return { ...fields, [name]: value };
  const inner = fields[name];
  if (Array.isArray(inner)) {
    const [index = '', ...deeper] = rest;
    const changed = inner.map((each: unknown, at) =>
      at === Number(index) ? withValue(fieldsIn(each), deeper, value) : each,
    );
    return { ...fields, [name]: changed };
  }
  return { ...fields, [name]: withValue(fieldsIn(inner), rest, value) };
}

export const fieldsIn = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
