import {
  absenceRequestSchema,
  officeHoursRequestSchema,
  scheduleDaysRequestSchema,
  scheduleTimesRequestSchema,
} from '../../../src/api/contract/office-hours.requests';
import { appointmentRequestSchema } from '../../../src/api/contract/tickets.requests';
import {
  type RefusedFields,
  selected,
  tooLong,
  missing,
  noText,
  noInteger,
  noInstant,
  noDay,
  noTime,
} from './refused-values';

const row = { hours_day: 'monday', hours_time_from: '08:00', hours_time_to: '12:00' };
const inRow = (name: string) => `time_schedules.0.${name}`;

/** Of absences, office hours and appointments. */
export const refusalsOfHours: readonly RefusedFields[] = [
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
];
