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
function marked(data: string): string {
  return JSON.stringify({ ...objectIn(data), recent: true });
}

function objectIn(data: string): object {
  try {
    const value: unknown = JSON.parse(data);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

/** Longer than panels count on it (`RECENT_EVENTS_MS`). */
const KEPT_MS = 15_000;
