import { useEffect, useState, type ComponentType } from 'react';
import { CHUNK_TIMEOUT_MS } from '../../constants';
import { loadChunk } from '../../lib/load-chunk';
import type { CalendarProps } from './calendar';

interface LoadedCalendar {
  /** `null` until the module is loaded. */
  Calendar: ComponentType<CalendarProps> | null;
  hasFailed: boolean;
  retry(): void;
}

/** Loads the calendar module on first use. */
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

/** Cached for the next picker. */
let loaded: ComponentType<CalendarProps> | null = null;

async function load(): Promise<void> {
  loaded = (await loadChunk('calendar', () => import('./calendar'), CHUNK_TIMEOUT_MS)).Calendar;
}
