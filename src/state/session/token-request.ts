import type { ReadonlySignal } from '@preact/signals-core';
import { GET_TOKEN_TIMEOUT_MS } from '../../constants';
import { createDeferred } from '../../lib/deferred';

/** Provided by a page that holds the session token: called at the start, and when the token is refused. */
export type GetToken = () => string | null | undefined | Promise<string | null | undefined>;

interface TokenRequestContext {
  /** `getToken` of the page threw, or did not settle in time. */
  onNoAnswer?: ((reason: 'threw' | 'silent') => void) | undefined;
  /** Changes with every session: a late token must not start another one. */
  key: ReadonlySignal<number | null>;
  onLate(token: string, get: GetToken): void;
}

/** Requests the page's token; parallel calls share one request. Resolves with `null` after a time-out; a later token goes to `onLate`. */
export function createTokenRequest({ key, onNoAnswer, onLate }: TokenRequestContext) {
  let pending: Promise<string | null> | null = null;

  async function tokenFrom(get: GetToken): Promise<string | null> {
    try {
      return (await get()) || null;
    } catch {
      onNoAnswer?.('threw');
      return null;
    }
  }

  return (get: GetToken): Promise<string | null> => {
    if (pending) return pending;
    const requested = tokenFrom(get);
    const silence = createDeferred<null>();
    const timer = setTimeout(() => {
      const before = key.peek();
      onNoAnswer?.('silent');
      silence.resolve(null);
      void requested.then((late) => late !== null && key.peek() === before && onLate(late, get));
    }, GET_TOKEN_TIMEOUT_MS);
    return (pending = Promise.race([requested, silence.promise]).finally(() => {
      clearTimeout(timer);
      pending = null;
    }));
  };
}
