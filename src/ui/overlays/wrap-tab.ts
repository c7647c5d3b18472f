import type { KeyboardEvent } from 'react';

/** Keeps Tab within an open dialog: after its last control follows the first, and with Shift the other way round. */
export function wrapTab(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, altKey, ctrlKey, metaKey, currentTarget: box } = event;
  if (key !== 'Tab' || altKey || ctrlKey || metaKey || event.defaultPrevented) return;
  const stops = [...box.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility(),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const edge = shiftKey ? first : last;
  const isAtEdge = event.target === edge || event.target === box || areOneStop(event.target, edge);
  if (!isAtEdge) return;
  event.preventDefault();
  (shiftKey ? last : first)?.focus();
}

const STOPS = 'a[href], button, input, select, textarea, [tabindex]';

/** Whether both are radio buttons of one group, which is a single tab stop. */
const areOneStop = (one: EventTarget, other: HTMLElement | undefined): boolean =>
  one instanceof HTMLInputElement &&
  other instanceof HTMLInputElement &&
  one.type === 'radio' &&
  other.type === 'radio' &&
  one.name === other.name;
