/** The calls that only read, and rules for them beyond their definitions. */
import { absences } from '../src/features/absences/contract';
import { account, sessions } from '../src/features/account/contract';
import { specialAnnouncementAdd } from '../src/features/announcements/requests.contract';
import { schedules } from '../src/features/appointments/contract';
import { calendar } from '../src/features/calendar/contract';
import { calendarFeed } from '../src/features/calendar/feed.contract';
import { colleagues } from '../src/features/colleagues/contract';
import { dashboard } from '../src/features/dashboard/contract';
import { doctorStates } from '../src/features/doctor-state/contract';
import { officeHours } from '../src/features/office-hours/contract';
import { patients } from '../src/features/patients/contract';
import { payments } from '../src/features/payments/contract';
import { payoutSchema, payouts, payoutsSchema } from '../src/features/payouts/contract';
import { administrationInit } from '../src/features/practice/contract';
import { recepts } from '../src/features/prescriptions/contract';
import { tickets } from '../src/features/tickets/contract';
import { ticketsHistory } from '../src/features/tickets/history.contract';
import type { Call } from '../src/api/define-call';
import type { CheckOptions } from './options';
import { fieldOf, isAbsent, listIn, readList, readRecord, readShape, type Reading } from './reading';

/** Calls of every backend, in the order in which they are made: the first names the capabilities. */
export const READ_CALLS: readonly Call[] = [
  administrationInit,
  tickets,
  patients,
  recepts,
  payments,
  payouts,
  dashboard,
  officeHours,
  schedules,
];

/**
 * Calls of the capabilities. Left out: the televisions' key (the request creates one) and the kiosk (only the practice server has it).
 */
export const OFFERED_CALLS: readonly Call[] = [
  ticketsHistory,
  absences,
  colleagues,
  sessions,
  account,
  calendar,
  calendarFeed,
];

/** The query of a call: the calendar needs a range, here one week. */
export function queryOf(call: Call): string {
  if (call !== calendar) return '';
  const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return `?from=${day(0)}&to=${day(6)}`;
}

const DAY_MS = 86_400_000;

/** All calls that the waiting room and the hot panel need. */
const ROOM_CALLS: readonly Call[] = [administrationInit, tickets, ticketsHistory, officeHours, specialAnnouncementAdd];

/** Why the element on the page never makes this call, on a backend with these capabilities; `null` where it does. */
export function whyLeftOut({ element }: CheckOptions, call: Call, offers: readonly unknown[] = []): string | null {
  // The form of `ticket-add`, which the hot panel does not have, lists the patients.
  const isOfForm = element === 'waiting-room' && call === patients && offers.includes('ticket-add');
  return element === 'admin' || isOfForm || ROOM_CALLS.includes(call)
    ? null
    : `<ordinacia-${element}> does not need it`;
}

/** Reads the response of a call by its definition. */
export function readAnswer(call: Call, answer: unknown): Reading {
  if (call === administrationInit) return readInitialData(answer);
  if (call === payouts) return readPayouts(answer);
  return call === calendar ? readCalendar(answer) : readShape(call.response, answer);
}

/** Office hours and walk-ins may be left out. */
function readCalendar(answer: unknown): Reading {
  const { record, parts } = calendar.response;
  const isRead = (name: string) => !OPTIONAL_LISTS.includes(name) || !isAbsent(fieldOf(answer, name));
  return readShape(
    { record, parts: Object.fromEntries(Object.entries(parts).filter(([name]) => isRead(name))) },
    answer,
  );
}

const OPTIONAL_LISTS = ['hours', 'walk_ins'];

/** Every list is required here, but an empty one may be `null`. */
function readInitialData(answer: unknown): Reading {
  const { record, parts } = administrationInit.response;
  const lists = Object.entries(parts).flatMap(([name, shape]) => {
    const part = fieldOf(answer, name);
    if (part === undefined) return [`${name} is missing`];
    return isAbsent(part) ? [] : readList(shape, part).faults;
  });
  const { faults } = readRecord('answer', record, answer);
  return { records: 1, faults: [...faults, ...lists, ...stateFaults(answer)] };
}

/** The panel takes an unknown state for `offline`. */
function stateFaults(answer: unknown): string[] {
  const sent = fieldOf(fieldOf(answer, 'admin'), 'online_status');
  if (isAbsent(sent)) return [];
  const state = typeof sent === 'object' ? fieldOf(sent, 'status') : sent;
  const isKnown = doctorStates.some((each) => each === state);
  return isKnown ? [] : [`admin: online_status.status is none of ${doctorStates.join(', ')}`];
}

/** Reads a list of payouts, or a record that contains one. */
function readPayouts(answer: unknown): Reading {
  const shape = { what: 'payout', list: payoutSchema };
  if (listIn(answer)) return readList(shape, answer);
  const whole = readRecord('answer', payoutsSchema, answer);
  const { records, faults } = readList(shape, fieldOf(answer, 'payouts'));
  return { records, faults: [...whole.faults, ...faults] };
}
