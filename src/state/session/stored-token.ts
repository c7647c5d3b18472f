import type { ReadonlySignal } from '@preact/signals-core';
import { GET_TOKEN_TIMEOUT_MS } from '../../constants';
import { createDeferred } from '../../lib/deferred';
import { fingerprintOf } from '../../lib/fingerprint';
import type { TextStorage } from '../../lib/storage';

/** The token under the page's key, with a mark of its `api-base`: several APIs of a page may share the key, but not the token. */
export function createStoredToken(storage: TextStorage, tokenKey: string, apiBase: string) {
  const markKey = `${tokenKey}.origin`;
  /** Stored from an expiry until the next login: other tabs only see that the token was removed, not why. */
  const expiredKey = `${tokenKey}.expired`;
  const markOf = (token: string, address = '') => `${fingerprintOf(token)} ${address}`;
  const ownMark = (token: string) => markOf(token, `${apiBase}/`);

  /** A token without its own mark was stored by the page or by an earlier version: it belongs to the first API that reads it. */
  function read(): string | null {
    const token = storage.read(tokenKey);
    if (token === null) return null;
    const mark = storage.read(markKey);
    const own = ownMark(token);
    if (mark === own) return token;
    // Earlier versions marked the origin alone.
    if (mark?.startsWith(markOf(token)) && mark !== markOf(token, new URL(apiBase).origin)) return null;
    storage.write(markKey, own);
    return token;
  }

  const forgetExpiry = () => storage.remove(expiredKey);

  return {
    read,
    hasExpired: () => storage.read(expiredKey) !== null,
    forgetExpiry,
    write(token: string): void {
      forgetExpiry();
      // Before the token, whose change notifies the other tabs.
      storage.write(markKey, ownMark(token));
      storage.write(tokenKey, token);
    },
    /** Removes the token unless it belongs to another API. */
    remove(isExpired: boolean): void {
      // Before the token, whose removal notifies the other tabs.
      if (isExpired) storage.write(expiredKey, 'yes');
      else forgetExpiry();
      if (read() === null) return;
      storage.remove(markKey);
      storage.remove(tokenKey);
    },
  };
}

/** Provided by a page that holds the session token: called at the start, and when the token is refused. */
export type GetToken = () => string | null | undefined | Promise<string | null | undefined>;

interface TokenRequestContext {
  /** `getToken` of the page threw, or did not settle in time. */
  onNoAnswer(reason: 'threw' | 'silent'): void;
  /** Changes with every session: a late token must not start another one. */
  key: ReadonlySignal<object | null>;
  onLate(token: string): void;
}

/** Requests the page's token; parallel calls share one request. Resolves with `null` after a time-out; a later token goes to `onLate`. */
export function createTokenRequest({ key, onNoAnswer, onLate }: TokenRequestContext) {
  let pending: Promise<string | null> | null = null;

  async function tokenFrom(get: GetToken): Promise<string | null> {
    try {
      return (await get()) || null;
    } catch {
      onNoAnswer('threw');
      return null;
    }
  }

  return (get: GetToken): Promise<string | null> => {
    if (pending) return pending;
    const requested = tokenFrom(get);
    const silence = createDeferred<null>();
    const timer = setTimeout(() => {
      const before = key.peek();
      onNoAnswer('silent');
      silence.resolve(null);
      void requested.then((late) => late !== null && key.peek() === before && onLate(late));
    }, GET_TOKEN_TIMEOUT_MS);
    return (pending = Promise.race([requested, silence.promise]).finally(() => {
      clearTimeout(timer);
      pending = null;
    }));
  };
}
