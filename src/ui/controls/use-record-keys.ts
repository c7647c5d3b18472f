import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** The event by which a screen is told of a key that is about its focused record. Whoever takes it prevents its default. */
export const RECORD_KEY = 'ordinacia-record-key';
export type RecordKey = 'A' | 'R';

/** Keys about the record that has the focus, or whose detail has it. `onKey` returns whether it has taken the key. */
export function useRecordKeys(
  area: RefObject<HTMLElement | null>,
  onKey: (key: RecordKey, focused: Element) => boolean,
): void {
  const handle = useEffectEvent((event: Event) => {
    if (!(event instanceof CustomEvent) || !(event.target instanceof Element)) return;
    // Only the shortcuts dispatch it.
    if (onKey(event.detail as RecordKey, event.target)) event.preventDefault();
  });
  useLayoutEffect(() => {
    const element = area.current;
    const listener = (event: Event) => handle(event);
    element?.addEventListener(RECORD_KEY, listener);
    return () => element?.removeEventListener(RECORD_KEY, listener);
  }, [area]);
}
