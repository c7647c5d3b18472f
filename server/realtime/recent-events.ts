import * as v from 'valibot';

/**
 * Recent events for new subscribers, which would otherwise miss events between their first load and the subscription.
 * `elapsed`: monotonic milliseconds.
 */
export function createRecentEvents(elapsed: () => number = () => performance.now()) {
  /** Keyed by channel and event, the oldest first. */
  const events = new Map<string, { channel: string; event: string; data: string; at: number }>();

  function forget() {
    const limit = elapsed() - KEPT_MS;
    for (const [key, { at }] of events) {
      if (at > limit) return;
      events.delete(key);
    }
  }

  return {
    /** `data` is JSON text. Only the last event of each name is kept: an event says what to load, not what has changed. */
    keep(channel: string, event: string, data: string) {
      forget();
      const key = JSON.stringify([channel, event]);
      events.delete(key);
      events.set(key, { channel, event, data, at: elapsed() });
    },
    /** Marked as `recent`: a client that was connected before has already received them. */
    of(channel: string) {
      forget();
      return [...events.values()]
        .filter((one) => one.channel === channel)
        .map(({ event, data }) => ({ event, data: marked(data) }));
    },
  };
}

/** Drops data that is not a JSON object: the event's name is enough. */
const marked = (data: string) => JSON.stringify({ ...v.parse(dataSchema, data), recent: true });

const dataSchema = v.fallback(
  v.pipe(v.string(), v.startsWith('{'), v.parseJson(), v.record(v.string(), v.unknown())),
  {},
);

/** Longer than panels rely on (`RECENT_EVENTS_MS`). */
const KEPT_MS = 15_000;
