import { signal, type Signal } from '@preact/signals-core';
import { dayIn } from '../../src/lib/zone';
import type { Clock } from '../../src/state/ui/clock';

/** Time zone of the tests' practices. */
export const ZONE = 'Europe/Bratislava';

/** A clock of a practice, whose day the test sets. */
export const clockOn = (today: Signal<string>): Clock => ({
  today,
  minute: signal(0),
  zone: signal(ZONE),
  aheadMs: signal(0),
  now: Date.now,
  dayOf: (instant) => dayIn(ZONE, instant),
  onServerTime: () => undefined,
  onServerDay: () => undefined,
  onServerZone: () => undefined,
  start: () => () => undefined,
});
