import { addDays } from '../lib/calendar';
import type { Doctor } from '../features/doctors/store';
import type { NewOfficeHours } from '../features/office-hours/store';
import type { Stores } from '../stores';
import type { DemoAbsence } from './demo-hours';

export interface DemoOffice {
  hours: readonly NewOfficeHours[];
  absence?: DemoAbsence;
}

/** Gives a doctor of the demo what they lack: office hours when there are none, an absence when none is ahead. */
export function seedHours(
  stores: Pick<Stores, 'absences' | 'clock' | 'doctors' | 'officeHours' | 'transaction'>,
  doctor: Doctor,
  { hours, absence }: DemoOffice,
): void {
  stores.transaction(() => {
    if (stores.officeHours.officeHoursOf(doctor.id).length === 0) {
      for (const each of hours) stores.officeHours.addOfficeHours(doctor.id, each);
    }
    if (absence && !hasAbsenceAhead(stores, doctor)) seedAbsence(stores, doctor, absence);
  });
}

function hasAbsenceAhead(stores: Pick<Stores, 'absences' | 'clock'>, { id }: Doctor) {
  return stores.absences.absencesOf(id).some(({ absence_to }) => new Date(absence_to) > stores.clock.now());
}

function seedAbsence(
  stores: Pick<Stores, 'absences' | 'clock' | 'doctors'>,
  doctor: Doctor,
  { daysAhead, length, supplier }: DemoAbsence,
) {
  const first = addDays(stores.clock.today(), daysAhead);
  stores.absences.addAbsence(doctor.id, {
    absence_from: stores.clock.instantOf(first, '00:00'),
    absence_to: stores.clock.instantOf(addDays(first, length - 1), '23:59'),
    supplier_id: stores.doctors.doctors().find(({ email }) => email === supplier)?.id ?? null,
  });
}
