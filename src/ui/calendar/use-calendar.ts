import { useEffect, useState, type ComponentType } from 'react';
import { CHUNK_TIMEOUT_MS } from '../../constants';
import { loadChunk } from '../../lib/load-chunk';
import type { CalendarProps } from './calendar';

interface LoadedCalendar {
  /** The days; `null` until their module has come. */
  Calendar: ComponentType<CalendarProps> | null;
  hasFailed: boolean;
  retry(): void;
}

/** The module of the days, loaded when the first picker needs it. */
export function useCalendar(isNeeded: boolean): LoadedCalendar {
  const [state, setState] = useState<'loading' | 'failed' | 'loaded'>(loaded ? 'loaded' : 'loading');
  const isLoading = isNeeded && state === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let isWaiting = true;
    load().then(
      () => isWaiting && setState('loaded'),
      () => {
        if (!isWaiting) return;
        console.warn('[ordinacia] the calendar did not load');
        setState('failed');
      },
    );
    return () => {
      isWaiting = false;
    };
  }, [isLoading]);
  return { Calendar: loaded, hasFailed: state === 'failed', retry: () => setState('loading') };
}

/** What has come stays: the next picker has it at once. */
let loaded: ComponentType<CalendarProps> | null = null;

async function load(): Promise<void> {
  loaded = (await loadChunk('calendar', () => import('./calendar'), CHUNK_TIMEOUT_MS)).Calendar;
}
