import * as v from 'valibot';
import { DISPLAY_TIMEOUT_MS } from '../../constants';
import { ownOnly, withoutPrototype } from '../../lib/own-properties';
import { displaySchema, type Display } from './contract';

/**
 * `off`: the doctor has switched the television off. `unknown`: the key does not exist. `unreachable`: no response, or an unreadable one.
 */
export type DisplayResponse =
  | { kind: 'shown'; display: Display; serverTime: number | null }
  | { kind: 'off' | 'unknown' | 'unreachable' };

/** `GET /display/api/{key}`. Never rejects. The browser caches the response, and revalidates it on each request. */
export async function getDisplay(apiBase: string, key: string): Promise<DisplayResponse> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), DISPLAY_TIMEOUT_MS);
  try {
    const options: RequestInit = {
      headers: withoutPrototype({ Accept: 'application/json' }),
      cache: 'no-cache',
      credentials: 'omit',
      redirect: 'error',
      signal: controller.signal,
    };
    const response = await fetch(`${apiBase}/display/api/${encodeURIComponent(key)}`, withoutPrototype(options));
    if (response.status === 403) return { kind: 'off' };
    if (response.status === 404) return { kind: 'unknown' };
    const read = v.safeParse(displaySchema, ownOnly(await response.json()));
    if (!response.ok || !read.success) return { kind: 'unreachable' };
    return { kind: 'shown', display: read.output, serverTime: momentIn(response.headers.get('Date')) };
  } catch {
    return { kind: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}

const momentIn = (date: string | null) => (date === null ? null : Date.parse(date) || null);
