import type { NewOfficeHours } from '../../../../server/features/office-hours/store';
import { hoursDays } from '../../../../src/features/office-hours/contract';

/** Hours that are open on every day. */
export const allDay: NewOfficeHours = {
  hours_name: 'Ambulancia',
  hours_type: 'queue',
  approximate_time_on_patient: 10,
  time_schedules: hoursDays.map((hours_day) => ({ hours_day, hours_time_from: '00:00', hours_time_to: '23:55' })),
};
