import * as v from 'valibot';
import { absences } from '../src/features/absences/contract';
import { sessions } from '../src/features/account/contract';
import { scheduleTimes, schedules } from '../src/features/appointments/contract';
import { calendar } from '../src/features/calendar/contract';
import { colleagues } from '../src/features/colleagues/contract';
import { dashboard } from '../src/features/dashboard/contract';
import { officeHours } from '../src/features/office-hours/contract';
import { patients } from '../src/features/patients/contract';
import { payments } from '../src/features/payments/contract';
import { administrationInit } from '../src/features/practice/contract';
import { tickets } from '../src/features/tickets/contract';
import { ticketsHistory } from '../src/features/tickets/history.contract';
import { timeOfDay } from '../src/api/contract/fields';
import { day, instant, time } from '../src/api/contract/request-fields';
import type { Call } from '../src/api/define-call';
import { MENDS } from './words';
import { callId } from './paths';
import { fieldOf, listIn } from './reading';
import { countOf, type Seen } from './reads';
import type { Report } from './report';

type Kind = 'instant' | 'date' | 'time';

/** Paths of the times in the responses: `*` stands for each record of a list. */
const TIMES: readonly (readonly [call: Call, path: string, kind: Kind])[] = [
  [administrationInit, 'notifications.*.created_at', 'instant'],
  [administrationInit, 'admin.special_announcement.expired_at', 'instant'],
  [administrationInit, 'admin.online_status.date', 'date'],
  [tickets, '*.date', 'date'],
  [tickets, '*.tickets.*.created_at', 'instant'],
  [tickets, '*.tickets.*.scheduled_at', 'instant'],
  [patients, '*.created_at', 'instant'],
  [patients, '*.attributes.birth_date', 'date'],
  [payments, '*.created_at', 'instant'],
  [dashboard, 'visits_by_day.*.day', 'date'],
  [officeHours, '*.time_schedules.*.hours_time_from', 'time'],
  [officeHours, '*.time_schedules.*.hours_time_to', 'time'],
  [schedules, '*.value', 'date'],
  [scheduleTimes, '*.time', 'time'],
  [ticketsHistory, '*.handled_at', 'instant'],
  [ticketsHistory, '*.called_at', 'instant'],
  [absences, '*.absence_from', 'instant'],
  [absences, '*.absence_to', 'instant'],
  [calendar, 'terms.*.starts_at', 'instant'],
  [calendar, 'terms.*.ends_at', 'instant'],
  [calendar, 'slots.*.starts_at', 'instant'],
  [calendar, 'slots.*.ends_at', 'instant'],
  [colleagues, 'colleagues.*.invited_until', 'instant'],
  [colleagues, 'colleagues.*.used_at', 'instant'],
  [sessions, '*.created_at', 'instant'],
  [sessions, '*.used_at', 'instant'],
];

/** Instants need a time zone, otherwise clocks read them differently. Dates and times of day must not have one. */
export function checkTimes({ bodies }: Seen, report: Report): void {
  for (const [call, path, kind] of TIMES) {
    if (call.capability !== undefined && !bodies.has(call)) continue;
    const id = callId(call);
    const line = report.line(`times.${id}.${path.replaceAll('*.', '')}`, `${id}: ${path} is ${WANTED[kind]}`);
    if (!bodies.has(call)) {
      line.unseen('the answer could not be read');
      continue;
    }
    const all = placesOf(bodies.get(call), path.split('.'));
    const wrong = all.filter(({ value }) => !isKind(kind, value));
    if (all.length === 0) line.unseen('not sent');
    else if (wrong.length === 0) line.holds(countOf(all.length, 'value'));
    else {
      const places = wrong.map(({ at, value }) => `${at}: ${wrongness(kind, value)}`);
      line.missing({
        expected: WANTED[kind],
        came: `${wrong.length} of ${all.length} are not`,
        mend: MENDS[kind].replaceAll('FIELD', path.replace(/^.*\./, '')),
        places,
      });
    }
  }
}

interface Place {
  at: string;
  value: unknown;
}

/** Values at a path, without absent, `null` and empty ones. */
function placesOf(value: unknown, [name, ...rest]: readonly string[], at = ''): Place[] {
  if (name === undefined) return value === undefined || value === null || value === '' ? [] : [{ at, value }];
  const below = (key: string | number) => (at === '' ? String(key) : `${at}.${key}`);
  if (name !== '*') return placesOf(fieldOf(value, name), rest, below(name));
  return (listIn(value) ?? []).flatMap((record, index) => placesOf(record, rest, below(index)));
}

function isKind(kind: Kind, value: unknown): boolean {
  if (kind === 'instant') return v.is(instant, value);
  if (kind === 'date') return v.is(day, value);
  // The panel drops the seconds of a database column (`08:00:00`).
  return v.is(v.pipe(timeOfDay, time), value);
}

/** Describes the fault without the value itself. */
function wrongness(kind: Kind, value: unknown): string {
  if (typeof value !== 'string') return `no text, but a ${typeof value}`;
  if (kind === 'instant' && /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(value)) return 'no zone';
  if (kind === 'date' && /^\d{4}-\d\d-\d\dT/.test(value)) return 'with a time';
  return 'another form';
}

const WANTED: Readonly<Record<Kind, string>> = {
  instant: 'ISO 8601 with a zone',
  date: 'YYYY-MM-DD',
  time: 'HH:mm',
};
