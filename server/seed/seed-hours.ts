import { addDays } from '../practice/calendar';
import type { Doctor } from '../practice/doctors';
import type { NewOfficeHours } from '../practice/office-hours';
import type { Practice } from '../practice/practice';
import type { DemoAbsence } from './demo-hours';

export interface DemoOffice {
  hours: readonly NewOfficeHours[];
  absence?: DemoAbsence;
}

/** Gives a doctor of the demo what they lack: office hours when there are none, an absence when none is ahead. */
export function seedHours(practice: Practice, doctor: Doctor, { hours, absence }: DemoOffice): void {
  practice.transaction(() => {
    if (practice.officeHoursOf(doctor.id).length === 0) {
      for (const each of hours) practice.addOfficeHours(doctor.id, each);
    }
    if (absence && !hasAbsenceAhead(practice, doctor)) seedAbsence(practice, doctor, absence);
  });
}

function hasAbsenceAhead(practice: Practice, { id }: Doctor) {
  return practice.absencesOf(id).some(({ absence_to }) => new Date(absence_to) > practice.clock.now());
}

function seedAbsence(practice: Practice, doctor: Doctor, { daysAhead, length, supplier }: DemoAbsence) {
  const first = addDays(practice.today(), daysAhead);
  practice.addAbsence(doctor.id, {
    absence_from: practice.clock.instantOf(first, '00:00'),
    absence_to: practice.clock.instantOf(addDays(first, length - 1), '23:59'),
    supplier_id: practice.doctors().find(({ email }) => email === supplier)?.id ?? null,
  });
}
