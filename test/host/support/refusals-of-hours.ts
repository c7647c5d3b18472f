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
      absence_from: [...missing, ...noText, ...noInstant],
      absence_to: [
        ...missing,
        ...noText,
        ...noInstant,
        ['2026-12-10T07:59:59Z', 'Koniec nesmie byť skôr ako začiatok'],
      ],
      supplier_id: [...noInteger, [987_654, selected]],
      supplier_name: [...noText, tooLong(255)],
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
      id: noInteger,
      hours_name: [...missing, ...noText, tooLong(255)],
      hours_type: [...missing, ...noText, ['premium', selected]],
      approximate_time_on_patient: [
        ...missing,
        ...noInteger,
        [0, 'Položka musí byť od 1 do 480'],
        ['481', 'Položka musí byť od 1 do 480'],
      ],
      time_schedules: [
        ['x', 'Položka musí byť zoznam'],
        [{ 0: row }, 'Položka musí byť zoznam'],
        [Array(8).fill(row), 'Položka môže mať najviac 7 riadkov'],
      ],
      [inRow('id')]: noInteger,
      [inRow('hours_day')]: [...missing, ...noText, ['pondelok', selected]],
      [inRow('hours_time_from')]: [...missing, ...noText, ...noTime],
      [inRow('hours_time_to')]: [...missing, ...noText, ...noTime, ['08:00', 'Koniec musí byť neskôr ako začiatok']],
    },
  },
  {
    paths: ['/api/schedules'],
    method: 'GET',
    schema: scheduleDaysRequestSchema,
    good: {},
    refused: { type: [['queue', selected]] },
  },
  {
    paths: ['/api/schedule-times'],
    schema: scheduleTimesRequestSchema,
    good: { date: '2026-12-10', type: 'schedule' },
    refused: {
      date: [...missing, ...noText, ...noDay],
      type: [...noText, ['queue', selected]],
    },
  },
  {
    paths: ['/api/event-add'],
    schema: appointmentRequestSchema,
    good: { ticket_type: 'schedule', ticket_value: { day: '2026-12-10', time: '08:00' } },
    refused: {
      ticket_type: [...missing, ...noText, ['queue', selected]],
      'ticket_value.day': [...missing, ...noText, ...noDay],
      'ticket_value.time': [...missing, ...noText, ...noTime, ['08:00', selected]],
      event_note: [...noText, tooLong(2000)],
      user_id: [...noInteger, [987_654, selected]],
      user_alternate: [...noText, tooLong(255)],
    },
  },
];
