import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { TextStorage } from '../../lib/storage';

/** Provided by a page that holds the session token: called at the start, and whenever the token was refused. */
export type GetToken = () => string | null | undefined | Promise<string | null | undefined>;

export interface Session {
  readonly token: ReadonlySignal<string | null>;
  /** Changes with every login, but not when the token is renewed; `null` while nobody is logged in. */
  readonly key: ReadonlySignal<number | null>;
  readonly isLoggedIn: ReadonlySignal<boolean>;
  /** `false` until the page's first `getToken` has resolved. */
  readonly isKnown: ReadonlySignal<boolean>;
  /** Why the last session ended; `null` before the first one. */
  readonly endedBy: ReadonlySignal<'logout' | 'expiry' | null>;
  /** The session expired, and the page starts the next one itself. */
  readonly isWaitingForPage: ReadonlySignal<boolean>;
  begin(token: string): void;
  end(): void;
  /**
   * A call with this token was answered 401. Resolves with the token to repeat it with, where the page has a newer one. A 401 for
   * an older token does not end the current session.
   */
  expire(token: string): Promise<string | null>;
  /** Reads the token again from its source: the page may have set a new one. */
  checkToken(): void;
  /** Shows our login instead of waiting for the page. */
  stopWaitingForPage(): void;
  /** Syncs the token with other tabs, and after a return from the back/forward cache. Returns a function that stops it. */
  watch(): () => void;
}

interface SessionContext {
  storage: TextStorage;
  tokenKey: string;
  getToken: GetToken | null;
  /** Returns whether the page starts the next session itself. */
  onExpired(): boolean;
}

/** The session and its token, which is kept in the storage under the token key, or by the page. */
export function createSession({ storage, tokenKey, getToken, onExpired }: SessionContext): Session {
  const token = signal(getToken ? null : storage.read(tokenKey));
  const key = signal(token.peek() === null ? null : 0);
  const isKnown = signal(getToken === null);
  const endedBy = signal<'logout' | 'expiry' | null>(null);
  const isWaitingForPage = signal(false);
  /** Stands in the storage from an expiry until the next login: the other tabs see only that the token has gone. */
  const expiredKey = `${tokenKey}.expired`;
  let sessionCount = 0;
  let pendingRequest: Promise<string | null> | null = null;

  function set(next: string | null, reason: 'logout' | 'expiry' | null): void {
    batch(() => {
      isKnown.value = true;
      isWaitingForPage.value = false;
      endedBy.value = reason;
      token.value = next;
      key.value = next === null ? null : (sessionCount += 1);
    });
  }

  function adoptToken(next: string | null): void {
    if (next !== token.peek()) set(next, next === null ? endOf() : null);
    isKnown.value = true;
  }

  const endOf = () => (!getToken && storage.read(expiredKey) !== null ? 'expiry' : 'logout');

  function endSession(reason: 'logout' | 'expiry'): void {
    if (!getToken) {
      // Before the token is removed, which the other tabs hear.
      if (reason === 'expiry') storage.write(expiredKey, 'yes');
      else storage.remove(expiredKey);
      storage.remove(tokenKey);
    }
    batch(() => {
      set(null, reason);
      // After the session was cleared: the page may start the next one inside of its handler.
      if (reason === 'expiry' && onExpired() && token.peek() === null) isWaitingForPage.value = true;
    });
  }

  /** The page's token; parallel calls share one request. */
  function requestToken(get: GetToken): Promise<string | null> {
    const answer = async () => {
      try {
        return (await get()) || null;
      } catch {
        console.warn('[ordinacia] the page did not give its token');
        return null;
      } finally {
        pendingRequest = null;
      }
    };
    return (pendingRequest ??= answer());
  }

  async function checkToken(): Promise<void> {
    if (!getToken) {
      const stored = storage.read(tokenKey);
      // A page that logs in by itself does not know of it.
      if (stored !== null) storage.remove(expiredKey);
      return adoptToken(stored);
    }
    const before = key.peek();
    const answer = await requestToken(getToken);
    // A login or logout in the meantime is newer than the answer.
    if (key.peek() === before) adoptToken(answer);
  }

  async function renew(get: GetToken, rejected: string): Promise<string | null> {
    const next = await requestToken(get);
    if (token.peek() === rejected && next !== rejected && next !== null) token.value = next;
    return token.peek() === rejected ? null : token.peek();
  }

  return {
    token,
    key,
    isKnown,
    endedBy,
    isWaitingForPage,
    isLoggedIn: computed(() => token.value !== null),
    begin(next) {
      if (!getToken) {
        storage.remove(expiredKey);
        storage.write(tokenKey, next);
      }
      set(next, null);
    },
    end: () => endSession('logout'),
    async expire(rejected) {
      if (rejected !== token.peek()) return getToken ? token.peek() : null;
      const renewed = getToken ? await renew(getToken, rejected) : null;
      if (rejected === token.peek()) endSession('expiry');
      return renewed;
    },
    checkToken: () => void checkToken(),
    stopWaitingForPage() {
      isWaitingForPage.value = false;
    },
    watch() {
      const onStorage = (event: StorageEvent) => {
        if (event.key === tokenKey || event.key === null) void checkToken();
      };
      const onShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) void checkToken();
      };
      void checkToken();
      if (!getToken) window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onShow);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onShow);
      };
    },
  };
}
