import type { Patient } from '../contract';
import { searchKey, type SearchKey } from '../../../lib/search';

/** Patients that did not change stay the same objects: of 20 000 keys only those of changed patients are made anew. */
const keys = new WeakMap<Patient, SearchKey>();

/** A patient is found by name, id number, telephone and birth date. */
export function patientKey(patient: Patient): SearchKey {
  const { fullname, id_number, phone, birth_date } = patient.attributes;
  const key = keys.get(patient) ?? searchKey([fullname], [id_number, phone], birth_date);
  keys.set(patient, key);
  return key;
}
