import type { Patient } from '../contract';
import { bySurname, nameParts, type NameParts } from '../../../texts/language/surname';

/** Patients that did not change stay the same objects: of 20 000 names only those of changed patients are taken apart again. */
const known = new WeakMap<Patient, NameParts>();

export const byPatientName = (one: Patient, other: Patient): number => bySurname(partsOf(one), partsOf(other));

function partsOf(patient: Patient): NameParts {
  const { fullname, surname } = patient.attributes;
  const parts = known.get(patient) ?? nameParts(fullname ?? '', surname ?? null);
  known.set(patient, parts);
  return parts;
}
