import { useMemo } from 'react';
import type { Patient } from './contract';
import { createMatcher } from '../../lib/search';
import { patientKey } from './person/patient-key';

/** Filters the patients by name, id number, telephone or birth date. */
export function useMatchingPatients(patients: readonly Patient[] | null, query: string): readonly Patient[] {
  // Computed before the user types: the first letter must not wait for 20 000 keys.
  const keys = useMemo(() => (patients ?? []).map(patientKey), [patients]);
  return useMemo(() => {
    if (!patients || query.trim() === '') return patients ?? [];
    const matches = createMatcher(query);
    return patients.filter((_, index) => {
      const key = keys[index];
      return key !== undefined && matches(key);
    });
  }, [patients, keys, query]);
}
