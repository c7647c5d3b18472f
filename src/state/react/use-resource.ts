import { useEffect, useState } from 'react';
import type { Resource } from '../resources/resource';
import { useValue } from './use-value';

/** Data of the server as plain values, for `ResourceView`. */
export function useResource<T>({ data, failure, isLoading, loadedAt, defect, reload }: Omit<Resource<T>, 'clear'>) {
  // A retry of the boundary mounts its screen again: that loads, and does not throw the same error at once.
  const [oldDefect] = useState(() => defect.peek());
  useEffect(() => {
    if (oldDefect) reload();
  }, [oldDefect, reload]);
  const newDefect = useValue(defect);
  return {
    data: useValue(data),
    failure: useValue(failure),
    isLoading: useValue(isLoading),
    loadedAt: useValue(loadedAt),
    defect: newDefect === oldDefect ? null : newDefect,
    reload,
  };
}
