import type { Context, MiddlewareHandler } from 'hono';
import type { ClientAddress } from '../client-address';
import { problem } from './responses';
import type { ServerBindings, ServerEnv } from './server-env';

export type Throttle = ReturnType<typeof createThrottle>;

type ThrottleOptions = ({ perMinute: number } | { attempts: number; minutes: number }) & {
  /** Monotonic milliseconds: setting the clock back must not lock anybody out. */
  elapsed?: () => number;
  message?: string;
};

/** Laravel's `throttle:{n},{minutes}`: n attempts in the time that starts with the first one. */
export function createThrottle(options: ThrottleOptions) {
  const { elapsed = () => performance.now(), message = 'Too Many Attempts.' } = options;
  const { attempts, minutes } = 'perMinute' in options ? { attempts: options.perMinute, minutes: 1 } : options;
  const windows = new Map<string, { count: number; endsAt: number }>();

  /** Keys are sorted by the end of their window. */
  const forgetEnded = (now: number) => {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > now && windows.size < MAX_KEYS) return;
      windows.delete(key);
    }
  };

  const count = (key: string) => {
    const now = elapsed();
    forgetEnded(now);
    const window = windows.get(key) ?? { count: 0, endsAt: now + minutes * MINUTE_MS };
    windows.set(key, window);
    window.count += 1;
    return window;
  };

  const refuse = (c: Context, endsAt: number) => {
    c.header('Retry-After', String(Math.max(1, Math.ceil((endsAt - elapsed()) / 1000))));
    return problem(c, 429, message);
  };

  return {
    /** 429 when all attempts are used up, without counting one. */
    refusal(c: Context, key: string): Response | undefined {
      const window = windows.get(key);
      return window && window.endsAt > elapsed() && window.count >= attempts ? refuse(c, window.endsAt) : undefined;
    },
    /** Counts one attempt; true after too many. */
    isBeyond: (key: string) => count(key).count > attempts,
    /** Counts one attempt and sets the X-RateLimit headers; returns 429 after too many. */
    attempt(c: Context, key: string): Response | undefined {
      const window = count(key);
      c.header('X-RateLimit-Limit', String(attempts));
      c.header('X-RateLimit-Remaining', String(Math.max(0, attempts - window.count)));
      return window.count > attempts ? refuse(c, window.endsAt) : undefined;
    },
  };
}

/** Limits calls per minute for each address. */
export function throttleAddress(throttle: Throttle): MiddlewareHandler<ServerEnv> {
  return async (c, next) => throttle.attempt(c, addressOf(c.env)) ?? next();
}

/** Runs first: determines the client's address, through trusted proxies. */
export function knowAddress({ addressOf: read }: ClientAddress): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    c.env.address = read(c.env.incoming);
    await next();
  };
}

/** For limits: an IPv4 address, or a /64 network of IPv6. */
export const addressOf = (env: ServerBindings) => env.address ?? '';

const MINUTE_MS = 60_000;
/** Limits the memory to a few megabytes, however many names and addresses attackers use. */
const MAX_KEYS = 50_000;
