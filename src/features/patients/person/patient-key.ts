import type { Patient } from '../contract';
import { searchKey, type SearchKey } from '../../../lib/search';

/** Cached by object, which unchanged patients keep: of 20 000 keys only those of changed patients are computed again. */
const keys = new WeakMap<Patient, SearchKey>();

/** The search key of a patient: name, id number, telephone and birth date. */
export function patientKey(patient: Patient): SearchKey {
  const { fullname, id_number, phone, birth_date } = patient.attributes;
  const key = keys.get(patient) ?? searchKey([fullname], [id_number, phone], birth_date);
  keys.set(patient, key);
  return key;
}
