import type { Context, MiddlewareHandler } from 'hono';
import { addressOf, type ServerEnv } from './call-routes';
import { problem } from './problems';

export interface Throttle {
  /** Counts one attempt and sets the X-RateLimit headers; answers 429 after too many. */
  attempt(c: Context, key: string): Response | undefined;
}

export interface ThrottleOptions {
  perMinute: number;
  /** Monotonic milliseconds: a clock that is set back must not lock anybody out. */
  elapsed?: () => number;
  message?: string;
}

/** Laravel's `throttle:{n},1`: n attempts in the minute that starts with the first one. */
export function createThrottle({
  perMinute,
  elapsed = () => performance.now(),
  message = 'Too Many Attempts.',
}: ThrottleOptions): Throttle {
  const windows = new Map<string, { count: number; endsAt: number }>();

  const forgetEnded = (now: number) => {
    if (windows.size < FORGET_FROM_KEYS) return;
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  };

  return {
    attempt(c, key) {
      const now = elapsed();
      const known = windows.get(key);
      const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + MINUTE_MS };
      if (window !== known) forgetEnded(now);
      windows.set(key, window);
      window.count += 1;
      c.header('X-RateLimit-Limit', String(perMinute));
      c.header('X-RateLimit-Remaining', String(Math.max(0, perMinute - window.count)));
      if (window.count <= perMinute) return undefined;
      c.header('Retry-After', String(Math.max(1, Math.ceil((window.endsAt - now) / 1000))));
      return problem(c, 429, message);
    },
  };
}

/** Limits calls per minute for each address. */
export function throttleAddress(throttle: Throttle): MiddlewareHandler<ServerEnv> {
  return async (c, next) => throttle.attempt(c, addressOf(c.env)) ?? next();
}

const MINUTE_MS = 60_000;
const FORGET_FROM_KEYS = 1000;
