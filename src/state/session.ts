import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-react';
import type { TextStorage } from '../lib/storage';

export interface Session {
  readonly token: ReadonlySignal<string | null>;
  readonly isLoggedIn: ReadonlySignal<boolean>;
  /** Why nobody is logged in any more; `null` before the first login. */
  readonly endedBy: ReadonlySignal<'logout' | 'expiry' | null>;
  begin(token: string): void;
  end(): void;
  /** A call with this token was answered 401. An answer to an older token says nothing of today's session. */
  expire(token: string): void;
  /** Follows other tabs, and a page that comes back from the back/forward cache. Returns what stops it. */
  watch(): () => void;
}

/** Whose token it is, kept in the storage under the admin token key. */
export function createSession(storage: TextStorage, tokenKey: string): Session {
  const token = signal<string | null>(storage.read(tokenKey));
  const endedBy = signal<'logout' | 'expiry' | null>(null);

  function set(next: string | null, reason: 'logout' | 'expiry' | null): void {
    batch(() => {
      endedBy.value = reason;
      token.value = next;
    });
  }

  function follow(): void {
    const stored = storage.read(tokenKey);
    if (stored !== token.peek()) set(stored, stored === null ? 'logout' : null);
  }

  function leave(reason: 'logout' | 'expiry'): void {
    storage.remove(tokenKey);
    set(null, reason);
  }

  return {
    token,
    isLoggedIn: computed(() => token.value !== null),
    endedBy,
    begin(next) {
      storage.write(tokenKey, next);
      set(next, null);
    },
    end: () => leave('logout'),
    expire(rejected) {
      if (rejected === token.peek()) leave('expiry');
    },
    watch() {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === tokenKey || key === null) follow();
      };
      const onShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) follow();
      };
      window.addEventListener('storage', onStorage);
      window.addEventListener('pageshow', onShow);
      return () => {
        window.removeEventListener('storage', onStorage);
        window.removeEventListener('pageshow', onShow);
      };
    },
  };
}
