import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { CLOCK_CHECK_MS, DAY_MS, DEFAULT_TIME_ZONE, MIDNIGHT_SLACK_MS, OTHER_ZONE_SLACK_MS } from '../../constants';
import { listenTo } from '../../lib/listen-to';
import { dayIn, daysBetween, isZone, shiftDay } from '../../lib/zone';

/**
 * The practice's day and time, whatever this computer's clock and zone are. Instants are milliseconds since the epoch by the server's
 * clock, as far as it is known.
 */
export interface Clock {
  /** The practice's day, `YYYY-MM-DD`. */
  readonly today: ReadonlySignal<string>;
  /** The instant at which the current minute began. */
  readonly minute: ReadonlySignal<number>;
  /** The practice's time zone: the server's, else the element's, else {@link DEFAULT_TIME_ZONE}. */
  readonly zone: ReadonlySignal<string>;
  /** How far the server's clock is ahead of this computer's, in milliseconds. */
  readonly aheadMs: ReadonlySignal<number>;
  now(): number;
  /** The practice's day of an instant; reads signals. */
  dayOf(instant: number): string;
  /** Takes the time at which the server sent a response; `sentAt` is when its request left, by this computer's clock. */
  onServerTime(serverTime: number, sentAt: number): void;
  /** Takes today's date from the server. */
  onServerDay(date: string): void;
  /** Takes the server's zone; `null` for none. */
  onServerZone(zone: string | null): void;
  /** Returns a function that stops it. */
  start(): () => void;
}

/** Updates as each minute begins and when the page becomes visible. `givenZone` is the element's; it reads signals. */
export function createClock(givenZone: () => string | null = () => null): Clock {
  /** `null` until a response shows it; the page may not read that header of another origin. */
  const measuredMs = signal<number | null>(null);
  /** How many days this computer's clock is behind by the server's date: only while nothing is measured. */
  const clockDays = signal(0);
  /** How many days the server's today is ahead of the day by clock and zone. */
  const dayShift = signal(0);
  const serverZone = signal<string | null>(null);
  const aheadMs = computed(() => measuredMs.value ?? clockDays.value * DAY_MS);
  const zone = computed(
    () => [serverZone.value, givenZone()].find((name) => name && isZone(name)) ?? DEFAULT_TIME_ZONE,
  );
  const now = () => Date.now() + aheadMs.peek();
  const minute = signal(0);

  const dayOf = (instant: number) => shiftDay(dayIn(zone.value, instant), dayShift.value);

  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(): void {
    minute.value = Math.floor(now() / CLOCK_CHECK_MS) * CLOCK_CHECK_MS;
    clearTimeout(timer);
    if (isRunning) timer = setTimeout(update, minute.peek() + CLOCK_CHECK_MS - now());
  }
  update();

  return {
    today: computed(() => dayOf(minute.value)),
    minute,
    zone,
    aheadMs,
    now,
    dayOf,
    onServerTime(serverTime, sentAt) {
      if (Number.isNaN(serverTime)) return;
      // The header is in whole seconds, and the response took a while: the offset lies between these two.
      const [least, most] = [serverTime - Date.now(), serverTime + SECOND_MS - sentAt];
      const known = measuredMs.peek() ?? 0;
      batch(() => {
        measuredMs.value = Math.min(Math.max(known, least), Math.max(most, least));
        update();
      });
    },
    onServerDay(date) {
      const at = Date.now() + (measuredMs.peek() ?? 0);
      const dayAt = (away: number) => dayIn(zone.peek(), at + away);
      const fits = (slack: number) => [0, -slack, slack].some((away) => dayAt(away) === date);
      const days = fits(MIDNIGHT_SLACK_MS) ? 0 : daysBetween(date, dayAt(0));
      const isClockWrong = measuredMs.peek() === null && !fits(OTHER_ZONE_SLACK_MS);
      batch(() => {
        clockDays.value = isClockWrong ? days : 0;
        dayShift.value = isClockWrong ? 0 : days;
        update();
      });
    },
    onServerZone(name) {
      serverZone.value = name;
    },
    start() {
      isRunning = true;
      update();
      const stop = listenTo(document, { visibilitychange: update });
      return () => {
        isRunning = false;
        clearTimeout(timer);
        stop();
      };
    },
  };
}

const SECOND_MS = 1_000;
