import { useEffect } from 'react';
import { STALE_AFTER_MS } from '../../constants';
import type { RecordList } from '../resources/record-list';
import { useValue } from './use-value';

type Loadable = Pick<RecordList<never>, 'isLoading' | 'failure' | 'loadedAt' | 'reload'>;

/** Loads what a screen shows when it opens, or is seen again, unless that is new enough; and when another session has put it away. */
export function useReloadWhenStale(records: Loadable): void {
  const isMissing = useValue(records.loadedAt) === null;
  const hasFailed = useValue(records.failure) !== null;
  useEffect(() => {
    if (isMissing && !hasFailed && !records.isLoading.peek()) records.reload();
  }, [records, isMissing, hasFailed]);
  useEffect(() => {
    const reloadIfStale = () => {
      const loadedAt = records.loadedAt.peek();
      const isOld = loadedAt !== null && Date.now() - loadedAt.getTime() >= STALE_AFTER_MS;
      if (isOld || records.failure.peek()) records.reload();
    };
    reloadIfStale();
    const handleVisibility = () => {
      if (!document.hidden) reloadIfStale();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, [records]);
}
