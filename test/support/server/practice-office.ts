import type { NewOfficeHours } from '../../../server/features/office-hours/store';
import type { Stores } from '../../../server/stores';

/** Instants are ISO 8601 texts, because commands carry JSON. */
export interface OfficeSetup {
  officeHours?: NewOfficeHours[];
  absences?: { absence_from: string; absence_to: string; supplier_name?: string }[];
  announcement?: { note: string; expired_at: string };
  /** Names of other doctors to create. */
  substitutes?: string[];
}

export async function setUpOffice(
  practice: Stores,
  doctorId: number,
  { officeHours = [], absences = [], announcement, substitutes = [] }: OfficeSetup,
) {
  for (const hours of officeHours) practice.officeHours.addOfficeHours(doctorId, hours);
  for (const { absence_from, absence_to, ...absence } of absences) {
    practice.absences.addAbsence(doctorId, {
      ...absence,
      absence_from: new Date(absence_from),
      absence_to: new Date(absence_to),
    });
  }
  if (announcement) {
    const { note, expired_at } = announcement;
    practice.announcements.addSpecialAnnouncement(doctorId, { note, expired_at: new Date(expired_at) });
  }
  const doctors = [];
  for (const [index, doctor_name] of substitutes.entries()) {
    const email = `zastup${doctorId}-${index}@test.sk`;
    const { id } = await practice.doctors.createDoctor({ email, password: 'tajne-heslo', doctor_name });
    doctors.push({ id, doctor_name });
  }
  return { substitutes: doctors };
}
