import type { Patient } from '../contract';
import { bySurname, nameParts, type NameParts } from '../../../texts/language/surname';

/** Cached by object, which unchanged patients keep: of 20 000 names only those of changed patients are parsed again. */
const known = new WeakMap<Patient, NameParts>();

export const byPatientName = (one: Patient, other: Patient): number => bySurname(partsOf(one), partsOf(other));

function partsOf(patient: Patient): NameParts {
  const { fullname, surname } = patient.attributes;
  const parts = known.get(patient) ?? nameParts(fullname ?? '', surname ?? null);
  known.set(patient, parts);
  return parts;
}
