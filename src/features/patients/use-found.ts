import { useMemo } from 'react';
import type { Patient } from '../../api/contract';
import { createMatcher } from '../../lib/search';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';

/** Filters the patients by name, id number or telephone. */
export function useFound(patients: readonly Patient[] | null, query: string): readonly Patient[] {
  const keys = useValue(useStore().patients.keys);
  return useMemo(() => {
    if (!patients || query.trim() === '') return patients ?? [];
    const matches = createMatcher(query);
    return patients.filter(({ id }) => {
      const key = keys.get(id);
      return key !== undefined && matches(key);
    });
  }, [patients, keys, query]);
}
