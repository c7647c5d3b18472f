import type { NewOfficeHours } from '../../../server/features/office-hours/store';
import type { HoursDay, HoursType } from '../../../src/features/office-hours/contract';
import { callsOf } from './calls';
import { newDoctor, type TestPractice } from './test-practice';

/** Office hours of one row, as a form sends them. */
export function hoursOn(
  hours_day: HoursDay,
  hours_time_from: string,
  hours_time_to: string,
  { minutes = 30, type = 'schedule' }: { minutes?: number; type?: HoursType } = {},
): NewOfficeHours {
  return {
    hours_name: 'Ordinačné hodiny',
    hours_type: type,
    approximate_time_on_patient: minutes,
    time_schedules: [{ hours_day, hours_time_from, hours_time_to }],
  };
}

/** A doctor with these office hours. The session is started directly, because the server throttles logins. */
export async function withOfficeHours(server: TestPractice, ...hours: NewOfficeHours[]) {
  const doctor = await newDoctor(server);
  for (const each of hours) server.practice.officeHours.addOfficeHours(doctor.id, each);
  return { doctor, ...callsOf(server, server.practice.sessions.startSession(doctor.id)) };
}

/** An absence from one moment of the practice's clock (`2026-11-23 09:00`) to another. */
export function addAbsence({ practice }: TestPractice, doctorId: number, from: string, to: string) {
  const instant = (moment: string) => practice.clock.instantOf(moment.slice(0, 10), moment.slice(11));
  practice.absences.addAbsence(doctorId, { absence_from: instant(from), absence_to: instant(to) });
}
