/** The calls that only read, each with how its answer is read. */
import { accountSchema, sessionSchema } from '../../src/api/contract/account';
import {
  doctorSchema,
  doctorStates,
  initialDataSchema,
  notificationSchema,
  payoutQueueItemSchema,
} from '../../src/api/contract/admin';
import { colleagueSchema } from '../../src/api/contract/colleagues';
import {
  dashboardSchema,
  dayVisitsSchema,
  kindTicketsSchema,
  monthEarningsSchema,
} from '../../src/api/contract/dashboard';
import { paymentSchema, payoutSchema, payoutsSchema } from '../../src/api/contract/money';
import {
  absenceSchema,
  officeHoursSchema,
  scheduleDaySchema,
  scheduleTimeSchema,
  timeScheduleSchema,
} from '../../src/api/contract/office-hours';
import { patientSchema, receptSchema } from '../../src/api/contract/patients';
import { handledTicketSchema } from '../../src/api/contract/ticket-history';
import { ticketGroupSchema, ticketSchema } from '../../src/api/contract/tickets';
import type { Paths } from './paths';
import { fieldOf, listIn, readList, readRecord, type Reading } from './reading';

export interface ReadCall {
  id: string;
  path(paths: Paths): string;
  read(answer: unknown): Reading;
  /** Also the waiting room and the hot panel alone make this call. */
  isOfRoom?: boolean;
  /** Only a backend that names it has this call. */
  capability?: string;
}

export const INITIAL_DATA: ReadCall = {
  id: 'administration-init',
  isOfRoom: true,
  path: (paths) => paths.administrationInit,
  read(answer) {
    const admin = readRecord('answer', initialDataSchema, answer);
    const lists = [
      partOf(answer, 'notifications', 'notification', notificationSchema),
      partOf(answer, 'payoutsQueue', 'payout queue item', payoutQueueItemSchema),
      partOf(answer, 'doctors', 'doctor', doctorSchema),
    ];
    return { records: 1, faults: [...admin.faults, ...lists.flat(), ...stateFaults(answer)] };
  },
};

export const TICKETS: ReadCall = {
  id: 'tickets',
  isOfRoom: true,
  path: (paths) => paths.tickets,
  read(answer) {
    let tickets = 0;
    const { faults } = readList('day', ticketGroupSchema, answer, (group, at) => {
      const reading = readList('ticket', ticketSchema, fieldOf(group, 'tickets'));
      tickets += reading.records;
      return within(reading, at);
    });
    return { records: tickets, faults };
  },
};

export const SCHEDULES: ReadCall = {
  id: 'schedules',
  path: (paths) => paths.schedules,
  read: (answer) => readList('schedule day', scheduleDaySchema, answer),
};

/** Read by a POST, of one of the days. */
export const SCHEDULE_TIMES: ReadCall = {
  id: 'schedule-times',
  path: (paths) => paths.scheduleTimes,
  read: (answer) => readList('schedule time', scheduleTimeSchema, answer),
};

/** Those after the first, in the order in which they are made. */
export const READ_CALLS: readonly ReadCall[] = [
  TICKETS,
  {
    id: 'patients',
    path: (paths) => paths.patients,
    read: (answer) => readList('patient', patientSchema, answer),
  },
  { id: 'recepts', path: (paths) => paths.recepts, read: (answer) => readList('recept', receptSchema, answer) },
  { id: 'payments', path: (paths) => paths.payments, read: (answer) => readList('payment', paymentSchema, answer) },
  { id: 'payouts', path: (paths) => paths.payouts, read: readPayouts },
  { id: 'dashboard', path: (paths) => paths.dashboard, read: readDashboard },
  {
    id: 'office-hours-get',
    isOfRoom: true,
    path: (paths) => paths.officeHours,
    read: (answer) =>
      readList('office hours', officeHoursSchema, answer, (hours, at) =>
        isAbsent(fieldOf(hours, 'time_schedules'))
          ? []
          : within(readList('row', timeScheduleSchema, fieldOf(hours, 'time_schedules')), at),
      ),
  },
  SCHEDULES,
];

/** Those of the capabilities. Not the key of the televisions: asking for it makes one. */
export const OFFERED_CALLS: readonly ReadCall[] = [
  offered('ticket-history', 'tickets-history', (answer) => readList('handled ticket', handledTicketSchema, answer)),
  offered('absences', 'absences', (answer) => readList('absence', absenceSchema, answer)),
  offered('colleagues', 'colleagues', (answer) =>
    readList('colleague', colleagueSchema, fieldOf(answer, 'colleagues')),
  ),
  {
    ...offered('sessions', 'sessions', (answer) => readList('session', sessionSchema, answer)),
    path: (paths) => paths.sessions,
  },
  {
    ...offered('second-factor', 'account', (answer) => readRecord('answer', accountSchema, answer)),
    path: (paths) => paths.account,
  },
];

function offered(capability: string, name: string, read: (answer: unknown) => Reading): ReadCall {
  return { id: name, capability, isOfRoom: capability === 'ticket-history', path: () => `/api/${name}`, read };
}

function readPayouts(answer: unknown): Reading {
  if (listIn(answer)) return readList('payout', payoutSchema, answer);
  const whole = readRecord('answer', payoutsSchema, answer);
  const payouts = readList('payout', payoutSchema, fieldOf(answer, 'payouts'));
  return { records: payouts.records, faults: [...whole.faults, ...payouts.faults] };
}

/** Any part may be left out, but not all of them. */
function readDashboard(answer: unknown): Reading {
  const parts = [
    ['visits_by_day', 'day of visits', dayVisitsSchema],
    ['earnings_by_month', 'month of earnings', monthEarningsSchema],
    ['tickets_by_type', 'kind of tickets', kindTicketsSchema],
  ] as const;
  const lists = parts
    .filter(([name]) => !isAbsent(fieldOf(answer, name)))
    .flatMap(([name, what, schema]) => readList(what, schema, fieldOf(answer, name)).faults);
  const whole = readRecord('answer', dashboardSchema, answer);
  return { records: whole.records, faults: [...whole.faults, ...lists] };
}

/** A list of the first answer: the specification has them all, and an empty one may be `null`. */
function partOf(answer: unknown, name: string, what: string, schema: Parameters<typeof readList>[1]): string[] {
  const part = fieldOf(answer, name);
  if (part === undefined) return [`${name} is missing`];
  return part === null || part === '' ? [] : readList(what, schema, part).faults;
}

/** The panel takes an unknown state for `offline`. */
function stateFaults(answer: unknown): string[] {
  const sent = fieldOf(fieldOf(answer, 'admin'), 'online_status');
  if (isAbsent(sent)) return [];
  const state = typeof sent === 'object' ? fieldOf(sent, 'status') : sent;
  const isKnown = doctorStates.some((each) => each === state);
  return isKnown ? [] : [`admin: online_status.status is none of ${doctorStates.join(', ')}`];
}

const isAbsent = (value: unknown) => value === undefined || value === null || value === '';

const within = ({ faults }: Reading, at: string) => faults.map((fault) => `${at}, ${fault}`);
