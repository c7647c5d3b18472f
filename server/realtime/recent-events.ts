import * as v from 'valibot';

/** Recent events, for panels that have just subscribed: without them, a panel would miss those between its first load and now. */
export interface RecentEvents {
  /** `data` is a text, JSON inside. The last of each name counts: an event says what to load, and not what has changed. */
  keep(channel: string, event: string, data: string): void;
  /** Marked as `recent`: whoever was connected before has heard them. */
  of(channel: string): readonly RecentEvent[];
}

export interface RecentEvent {
  event: string;
  data: string;
}

/** `elapsed`: milliseconds of a clock that nobody sets. */
export function createRecentEvents(elapsed: () => number = () => performance.now()): RecentEvents {
  /** Keyed by channel and event, the oldest first. */
  const events = new Map<string, RecentEvent & { channel: string; at: number }>();

  function forget() {
    const limit = elapsed() - KEPT_MS;
    for (const [key, { at }] of events) {
      if (at > limit) return;
      events.delete(key);
    }
  }

  return {
    keep(channel, event, data) {
      forget();
      const key = JSON.stringify([channel, event]);
      events.delete(key);
      events.set(key, { channel, event, data, at: elapsed() });
    },
    of(channel) {
      forget();
      return [...events.values()]
        .filter((one) => one.channel === channel)
        .map(({ event, data }) => ({ event, data: marked(data) }));
    },
  };
}

/** Data that is no JSON object is dropped: the event's name is enough. */
const marked = (data: string) => JSON.stringify({ ...v.parse(dataSchema, data), recent: true });

const dataSchema = v.fallback(
  v.pipe(v.string(), v.startsWith('{'), v.parseJson(), v.record(v.string(), v.unknown())),
  {},
);

/** Longer than panels count on it (`RECENT_EVENTS_MS`). */
const KEPT_MS = 15_000;
