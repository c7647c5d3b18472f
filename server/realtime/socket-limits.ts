/** So many at once, and so many a second in the long run. */
export interface Rate {
  burst: number;
  perSecond: number;
}

/** Limits of the socket server for its clients. */
export interface SocketLimits {
  connectionsPerAddress: number;
  /** A server that restarts meets all panels of an address at once. */
  handshakesPerAddress: Rate;
  /** Messages, pings and pongs. A panel sends one in some seconds. */
  messagesPerSocket: Rate;
  /** The same for all sockets of an address that have not subscribed, together. */
  strangersPerAddress: Rate;
  /** A socket without a subscription is closed after this time; its panel asks twice before. */
  subscribeWithinMs: number;
}

export const USUAL_LIMITS: SocketLimits = {
  connectionsPerAddress: 200,
  handshakesPerAddress: { burst: 400, perSecond: 20 },
  messagesPerSocket: { burst: 60, perSecond: 5 },
  strangersPerAddress: { burst: 1_000, perSecond: 50 },
  subscribeWithinMs: 20_000,
};

export interface RateLimit {
  /** Whether one more is allowed, which counts. */
  take(key: string): boolean;
}

/** Counts by key. `elapsed` is in milliseconds and never goes back. */
export function createRateLimit({ burst, perSecond }: Rate, elapsed: () => number): RateLimit {
  const buckets = new Map<string, { left: number; at: number }>();

  const leftNow = ({ left, at }: { left: number; at: number }, now: number) =>
    Math.min(burst, left + ((now - at) / 1000) * perSecond);

  const forgetFull = (now: number) => {
    if (buckets.size < FORGET_FROM_KEYS) return;
    for (const [key, bucket] of buckets) if (leftNow(bucket, now) >= burst) buckets.delete(key);
  };

  return {
    take(key) {
      const now = elapsed();
      const known = buckets.get(key);
      if (!known) forgetFull(now);
      const left = known ? leftNow(known, now) : burst;
      const isAllowed = left >= 1;
      buckets.set(key, { left: isAllowed ? left - 1 : left, at: now });
      return isAllowed;
    },
  };
}

const FORGET_FROM_KEYS = 1000;
