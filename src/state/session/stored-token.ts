import { fingerprintOf } from '../../lib/fingerprint';
import type { TextStorage } from '../../lib/storage';

/** The token under the page's key. A mark beside it says to which `api-base` it belongs: the APIs of a page may share the key, but no token. */
export type StoredToken = ReturnType<typeof createStoredToken>;

export function createStoredToken(storage: TextStorage, tokenKey: string, apiBase: string) {
  const markKey = `${tokenKey}.origin`;
  /** Stands in the storage from an expiry until the next login: the other tabs see only that the token has gone. */
  const expiredKey = `${tokenKey}.expired`;
  const markOf = (token: string, address = '') => `${fingerprintOf(token)} ${address}`;
  const ownMark = (token: string) => markOf(token, `${apiBase}/`);

  /** A token without a mark of its own was stored by the page, or by an earlier version: it belongs to who first takes it. */
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
      // Before the token, which the other tabs hear.
      storage.write(markKey, ownMark(token));
      storage.write(tokenKey, token);
    },
    /** A token of another API stays. */
    remove(isExpired: boolean): void {
      // Before the token is removed, which the other tabs hear.
      if (isExpired) storage.write(expiredKey, 'yes');
      else forgetExpiry();
      if (read() === null) return;
      storage.remove(markKey);
      storage.remove(tokenKey);
    },
  };
}
