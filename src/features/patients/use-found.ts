import { useMemo } from 'react';
import type { Patient } from '../../api/contract';
import { createMatcher, searchKey, type SearchKey } from '../../lib/search';

/** Filters the patients by name, id number or telephone. */
export function useFound(patients: readonly Patient[] | null, query: string): readonly Patient[] {
  // Made before the first letter is typed, which must not wait for 20 000 of them.
  const keys = useMemo(() => (patients ?? []).map(keyOf), [patients]);
  return useMemo(() => {
    if (!patients || query.trim() === '') return patients ?? [];
    const matches = createMatcher(query);
    return patients.filter((_, index) => {
      const key = keys[index];
      return key !== undefined && matches(key);
    });
  }, [patients, keys, query]);
}

/** Records that did not change stay the same objects: of 20 000 keys only those of changed patients are made anew. */
const keysMade = new WeakMap<Patient, SearchKey>();

function keyOf(patient: Patient): SearchKey {
  const { fullname, id_number, phone } = patient.attributes;
  const key = keysMade.get(patient) ?? searchKey([fullname], [id_number, phone]);
  keysMade.set(patient, key);
  return key;
}
