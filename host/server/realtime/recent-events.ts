/** What was announced a moment ago, for whoever subscribes after it: between their first load and that they would miss it. */
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
  /** By channel and event, the oldest first. */
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

/** What is no object says nothing but its event. */
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
