/** A token bucket: `burst` at once, `perSecond` in the long run. */
interface Rate {
  burst: number;
  perSecond: number;
}

/** The socket server's limits for clients. */
export interface SocketLimits {
  connectionsPerAddress: number;
  /** After a restart all panels of an address connect at once. */
  handshakesPerAddress: Rate;
  /** Messages, pings and pongs. A panel sends one every few seconds. */
  messagesPerSocket: Rate;
  /** Like `messagesPerSocket`, for all sockets of an address that have not subscribed, together. */
  strangersPerAddress: Rate;
  /** A socket without a subscription is closed after this time, in which a panel tries twice. */
  subscribeWithinMs: number;
}

export const DEFAULT_LIMITS: SocketLimits = {
  connectionsPerAddress: 200,
  handshakesPerAddress: { burst: 400, perSecond: 20 },
  messagesPerSocket: { burst: 60, perSecond: 5 },
  strangersPerAddress: { burst: 1_000, perSecond: 50 },
  subscribeWithinMs: 20_000,
};

/** Returns a function that takes a token of a key; false if there is none. `elapsed`: monotonic milliseconds. */
export function createRateLimit({ burst, perSecond }: Rate, elapsed: () => number) {
  const buckets = new Map<string, { left: number; at: number }>();

  const leftNow = ({ left, at }: { left: number; at: number }, now: number) =>
    Math.min(burst, left + ((now - at) / 1000) * perSecond);

  const forgetFull = (now: number) => {
    if (buckets.size < FORGET_FROM_KEYS) return;
    for (const [key, bucket] of buckets) if (leftNow(bucket, now) >= burst) buckets.delete(key);
  };

  return (key: string): boolean => {
    const now = elapsed();
    const known = buckets.get(key);
    if (!known) forgetFull(now);
    const left = known ? leftNow(known, now) : burst;
    const isAllowed = left >= 1;
    buckets.set(key, { left: isAllowed ? left - 1 : left, at: now });
    return isAllowed;
  };
}

const FORGET_FROM_KEYS = 1000;
