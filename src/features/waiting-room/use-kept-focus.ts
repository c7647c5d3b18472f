import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { TicketGroup } from '../../api/contract';

/**
 * When the focused ticket leaves the waiting room, its focus must not fall back to the top of the page: it goes to the
 * ticket that now stands in its place, so after „Ďalší pacient“ to the new first one.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>, groups: readonly TicketGroup[] | null) {
  const place = useRef<number | null>(null);

  useLayoutEffect(() => {
    const root = area.current?.getRootNode();
    if (place.current === null || !(root instanceof ShadowRoot) || root.activeElement) return;
    const names = [...root.querySelectorAll<HTMLElement>('[data-ticket] button[data-open]')];
    const target = names[Math.min(place.current, names.length - 1)] ?? area.current;
    target?.focus();
  }, [area, groups]);

  return {
    onFocus(event: { target: EventTarget }) {
      if (!(event.target instanceof Element) || !area.current) return;
      const row =
        event.target.closest('[data-ticket]') ?? area.current.querySelector('[data-ticket]:has([aria-current])');
      place.current = row ? [...area.current.querySelectorAll('[data-ticket]')].indexOf(row) : 0;
    },
    /** The doctor went elsewhere on purpose. React does not report the loss of focus by which an element leaves the page. */
    onBlur(event: { relatedTarget: EventTarget | null }) {
      const isInside = event.relatedTarget instanceof Node && area.current?.contains(event.relatedTarget);
      if (!isInside) place.current = null;
    },
  };
}
