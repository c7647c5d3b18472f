import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { isUnauthorized } from '../../api/failure';
import { listenTo } from '../../lib/listen-to';
import type { TextStorage } from '../../lib/storage';
import { createStoredToken, createTokenRequest, type GetToken } from './stored-token';

export type { GetToken };

export interface Session {
  readonly token: ReadonlySignal<string | null>;
  /** Changes with every login, but not when the token is renewed; `null` while nobody is logged in. */
  readonly key: ReadonlySignal<object | null>;
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
   * A call with this token failed with 401. Resolves with the token to repeat it with, if the page has a newer one. A 401 for
   * an older token does not end the current session. Rejects if the newer token's account cannot be found out: nothing ends, and the next
   * 401 tries again.
   */
  expire(token: string): Promise<string | null>;
  /** Reads the token again from its source: the page may have set a new one. */
  checkToken(): void;
  /** Shows our login instead of waiting for the page. */
  stopWaitingForPage(): void;
  /** The page has changed the token's source: uses the new source from now on. */
  follow(source: TokenSource): void;
  /** Syncs the token with other tabs, and after a return from the back/forward cache. Returns a function that stops it. */
  watch(): () => void;
}

/** The token's source: the page, or the storage. */
export interface TokenSource {
  tokenKey: string;
  getToken: GetToken | null;
}

interface SessionContext extends TokenSource {
  storage: TextStorage;
  apiBase: string;
  /** Returns whether the page starts the next session itself. */
  onExpired(): boolean;
  /** `getToken` of the page threw, or did not settle in time. */
  onNoAnswer(reason: 'threw' | 'silent'): void;
  /** Whether a token belongs to the account whose data is loaded. Rejects if it cannot find out. */
  isOwn(token: string): Promise<boolean>;
}

/** The session and its token, which is kept in the storage or by the page. */
export function createSession(context: SessionContext): Session {
  const { storage, apiBase, onExpired, onNoAnswer, isOwn } = context;
  let { tokenKey, getToken } = context;
  let stored = createStoredToken(storage, tokenKey, apiBase);
  const { set, renewals, ...state } = createSessionState(getToken ? null : stored.read(), getToken === null);
  const { isKnown, isWaitingForPage, key, token } = state;
  /** Ignored if the page no longer holds the token. */
  const adoptFromPage = (next: string | null) => void (getToken && adoptToken(next));
  const requestToken = createTokenRequest({ key, onNoAnswer, onLate: adoptFromPage });

  function adoptToken(next: string | null): void {
    if (next !== token.peek()) set(next, !getToken && stored.hasExpired() ? 'expiry' : 'logout');
    isKnown.value = true;
  }

  /** Another account's token begins another session, so that no call is repeated with it. */
  async function renew(rejected: string, get: GetToken): Promise<void> {
    const next = await requestToken(get);
    if (!next || next === rejected) return;
    const isSame = await isOwn(next).catch((caught: unknown) => {
      renewals.delete(rejected);
      if (!isUnauthorized(caught)) throw caught;
    });
    if (isSame === undefined || rejected !== token.peek()) return;
    if (isSame) token.value = next;
    else adoptToken(next);
  }

  function endSession(reason: 'logout' | 'expiry'): void {
    if (!getToken) stored.remove(reason === 'expiry');
    batch(() => {
      set(null, reason);
      // After the session was cleared: the page may start the next one inside of its handler.
      if (reason === 'expiry' && onExpired() && token.peek() === null) isWaitingForPage.value = true;
    });
  }

  async function checkToken(): Promise<void> {
    if (!getToken) {
      const found = stored.read();
      // A page that logs in by itself does not remove the mark of an expiry.
      if (found !== null) stored.forgetExpiry();
      return adoptToken(found);
    }
    const before = key.peek();
    const requested = await requestToken(getToken);
    // A login, a logout or another source in the meantime is newer than this token.
    if (key.peek() === before) adoptFromPage(requested);
  }

  return {
    ...state,
    begin(next) {
      if (!getToken) stored.write(next);
      set(next, null);
    },
    end: () => endSession('logout'),
    async expire(rejected) {
      if (getToken && rejected === token.peek()) {
        if (!renewals.has(rejected)) renewals.set(rejected, renew(rejected, getToken));
        await renewals.get(rejected);
      }
      if (rejected !== token.peek()) return renewals.has(rejected) ? token.peek() : null;
      const found = !getToken && stored.read();
      // Another tab has logged in; its event comes after this response.
      if (found && found !== rejected) adoptToken(found);
      else endSession('expiry');
      return null;
    },
    checkToken: () => void checkToken(),
    follow(next) {
      // Frameworks pass a new function with each render: not called until a token is needed.
      const isSame = getToken ? next.getToken : !next.getToken && next.tokenKey === tokenKey;
      ({ tokenKey, getToken } = next);
      stored = createStoredToken(storage, tokenKey, apiBase);
      if (!isSame) void checkToken();
    },
    watch: () => watchToken(checkToken, (changed) => !getToken && (changed === tokenKey || changed === null)),
  };
}

/** Checks the token now, when another tab changes it, and after a return from the back/forward cache. */
function watchToken(check: () => Promise<void>, isToken: (changed: string | null) => boolean): () => void {
  void check();
  return listenTo(window, {
    storage: (event) => void (isToken(event.key) && check()),
    pageshow: ({ persisted }) => void (persisted && check()),
  });
}

function createSessionState(storedToken: string | null, isTokenKnown: boolean) {
  const token = signal(storedToken);
  const key = signal<object | null>(storedToken === null ? null : {});
  const isKnown = signal(isTokenKnown);
  const endedBy = signal<'logout' | 'expiry' | null>(null);
  const isWaitingForPage = signal(false);
  /** The renewals of this session's refused tokens: a call may still use one. */
  const renewals = new Map<string, Promise<void>>();

  return {
    token,
    key,
    isKnown,
    endedBy,
    isWaitingForPage,
    isLoggedIn: computed(() => token.value !== null),
    stopWaitingForPage: () => void (isWaitingForPage.value = false),
    renewals,
    set: (next: string | null, reason: 'logout' | 'expiry' | null) =>
      batch(() => {
        isKnown.value = true;
        isWaitingForPage.value = false;
        endedBy.value = next === null ? reason : null;
        token.value = next;
        renewals.clear();
        key.value = next === null ? null : {};
      }),
  };
}
