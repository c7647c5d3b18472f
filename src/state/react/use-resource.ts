import { useEffect, useState } from 'react';
import type { Resource } from '../resources/resource';
import { useValue } from './use-store';

/** A resource as plain values, for `ResourceView`. */
export function useResource<T>({
  data,
  failure,
  isLoading,
  loadedAt,
  defect,
  retry,
}: Pick<Resource<T>, 'data' | 'failure' | 'isLoading' | 'loadedAt' | 'defect' | 'retry'>) {
  // The boundary's retry remounts the screen: reload instead of throwing the same error again.
  const [oldDefect] = useState(() => defect.peek());
  useEffect(() => {
    if (oldDefect) retry();
  }, [oldDefect, retry]);
  const newDefect = useValue(defect);
  return {
    data: useValue(data),
    failure: useValue(failure),
    isLoading: useValue(isLoading),
    loadedAt: useValue(loadedAt),
    defect: newDefect === oldDefect ? null : newDefect,
    reload: retry,
  };
}
