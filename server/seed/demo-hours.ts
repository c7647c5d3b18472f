import { hoursDays, type HoursDay } from '../../src/features/office-hours/contract';
import type { NewOfficeHours } from '../features/office-hours/store';

/** An absence of `length` whole days, starting in `daysAhead` days. */
export interface DemoAbsence {
  daysAhead: number;
  length: number;
  /** The substitute's e-mail. */
  supplier: string;
}

const WORKING_DAYS = hoursDays.slice(0, 5);

/** The appointments of the demo's coming days (`demo-days`) are within these hours. */
export const GENERAL_PRACTICE_HOURS: readonly NewOfficeHours[] = [
  hours('Objednaní pacienti', 'schedule', 10, rows(WORKING_DAYS, '07:30', '11:30')),
  hours('Prednostné termíny', 'schedule-premium', 20, rows(WORKING_DAYS, '11:30', '12:30')),
  hours('Bez objednania', 'queue', 10, [
    ...rows(['monday', 'wednesday'], '13:00', '16:00'),
    ...rows(['tuesday', 'thursday'], '13:00', '15:00'),
  ]),
  hours('Návštevy a administratíva', 'other', 30, rows(['friday'], '13:00', '14:30')),
];

export const DERMATOLOGY_HOURS: readonly NewOfficeHours[] = [
  hours('Objednaní pacienti', 'schedule', 15, [
    ...rows(WORKING_DAYS, '07:30', '11:00'),
    ...rows(['wednesday'], '13:00', '17:00'),
  ]),
  hours('Prednostné termíny', 'schedule-premium', 20, rows(WORKING_DAYS, '11:00', '12:20')),
  hours('Bez objednania', 'queue', 15, rows(['monday', 'tuesday', 'thursday'], '13:00', '15:30')),
  hours('Drobné zákroky', 'other', 40, rows(['friday'], '13:00', '15:40')),
];

function hours(
  hours_name: string,
  hours_type: NewOfficeHours['hours_type'],
  approximate_time_on_patient: number,
  time_schedules: NewOfficeHours['time_schedules'],
): NewOfficeHours {
  return { hours_name, hours_type, approximate_time_on_patient, time_schedules };
}

function rows(days: readonly HoursDay[], hours_time_from: string, hours_time_to: string) {
  return days.map((hours_day) => ({ hours_day, hours_time_from, hours_time_to }));
}
