import { useEffect } from 'react';
import { STALE_AFTER_MS } from '../../constants';
import { listenTo } from '../../lib/listen-to';
import type { RecordList } from '../resources/record-list';
import { useValue } from './use-store';

type Loadable = Pick<RecordList<never>, 'isLoading' | 'failure' | 'loadedAt' | 'reload'>;

/**
 * Loads a screen's data when it is missing, and reloads stale data when the screen opens or the page becomes visible. A failed load is left
 * to its own retries, which both events bring forward.
 */
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
      if (isOld && !records.failure.peek() && !records.isLoading.peek()) records.reload();
    };
    reloadIfStale();
    const handleVisibility = () => {
      if (!document.hidden) reloadIfStale();
    };
    return listenTo(document, { visibilitychange: handleVisibility });
  }, [records]);
}
