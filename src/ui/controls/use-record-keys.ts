import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** The event that reports a shortcut for the focused record to its screen. A screen that handles the key prevents the event's default. */
export const RECORD_KEY = 'ordinacia-record-key';
export type RecordKey = 'A' | 'R';

/**
 * Handles the shortcuts for the focused record, or for the record whose detail has the focus. `onKey` returns whether it handled the key.
 */
export function useRecordKeys(
  area: RefObject<HTMLElement | null>,
  onKey: (key: RecordKey, focused: Element) => boolean,
): void {
  const handle = useEffectEvent((event: Event) => {
    if (!(event instanceof CustomEvent) || !(event.target instanceof Element)) return;
    // Only the shortcuts dispatch this event, always with a `RecordKey`.
    if (onKey(event.detail as RecordKey, event.target)) event.preventDefault();
  });
  useLayoutEffect(() => {
    const element = area.current;
    const listener = (event: Event) => handle(event);
    element?.addEventListener(RECORD_KEY, listener);
    return () => element?.removeEventListener(RECORD_KEY, listener);
  }, [area]);
}
