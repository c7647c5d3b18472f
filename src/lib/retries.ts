import { RECOVERY_JITTER_MS, RETRY_AFTER_LONGEST_S, RETRY_EARLY_MS, RETRY_WINDOWS_MS } from '../constants';
import { fullJitter, windowOf } from './jitter';

/**
 * Why what waits is tried soon: something that had failed works again (`change`), another load has succeeded, which it may always have
 * done (`success`), or somebody looks (`look`).
 */
type Reason = 'change' | 'success' | 'look';

/** What failed and waits for its next attempt. One success may show that the cause is gone, so the others are tried soon. */
export interface Recovery {
  /** A load has succeeded. `hadFailed`: for the first time since it failed. */
  succeeded(hadFailed: boolean): void;
  /** The server is reached again by other means, such as the socket. */
  changed(): void;
  /** Adds one that waits. Returns a function that removes it. */
  add(wake: (reason: Reason) => void): () => void;
}

export function createRecovery(): Recovery {
  const waiting = new Set<(reason: Reason) => void>();
  const wakeAll = (reason: Reason) => [...waiting].forEach((wake) => wake(reason));
  const onVisibility = () => wakeAll('look');
  const onOnline = () => wakeAll('change');
  return {
    succeeded: (hadFailed) => wakeAll(hadFailed ? 'change' : 'success'),
    changed: onOnline,
    add(wake) {
      waiting.add(wake);
      // Added once, however often.
      document.addEventListener('visibilitychange', onVisibility);
      window.addEventListener('online', onOnline);
      return () => {
        waiting.delete(wake);
        if (waiting.size > 0) return;
        document.removeEventListener('visibilitychange', onVisibility);
        window.removeEventListener('online', onOnline);
      };
    },
  };
}

/**
 * The attempts at something that failed, until it succeeds: one at a random moment of each window. The windows grow, and follow each other
 * without a gap: what hastens an attempt makes it earlier in its window, and before that once a minute.
 */
export interface Retries {
  /** Plans the next attempt, `afterSeconds` from now at the earliest. */
  plan(afterSeconds?: number | null): void;
  /** It is wanted again: a planned attempt is made soon. */
  wake(): void;
  /** Whether an attempt is planned, and will be made. */
  isComing(): boolean;
  /** Whether it has failed since it succeeded last. */
  hasFailed(): boolean;
  cancel(): void;
  succeeded(): void;
  /** Cancels the planned attempt and forgets the earlier ones. */
  reset(): void;
}

interface RetriesContext {
  recovery?: Recovery | undefined;
  /** While it is not wanted, or the page is hidden, no attempt is made. */
  isWanted?: () => boolean;
}

export function createRetries(
  attempt: () => void,
  { recovery = createRecovery(), isWanted = () => true }: RetriesContext = {},
): Retries {
  /** How many windows have begun. */
  let attempts = 0;
  let notBefore = 0;
  /** The window of the planned attempt, in milliseconds since the epoch; `isUsed`: its attempt was made. */
  let from = 0;
  let until = 0;
  let isUsed = true;
  /** When an attempt was made before its window began, at most once a minute. */
  let earlyAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | null = null;
  let isHastened = false;

  const hasFailed = () => attempts > 0;
  const isHeld = () => document.hidden || !isWanted();

  function cancel(): void {
    clearTimeout(timer);
    leave?.();
    leave = null;
  }

  function make(): void {
    // It stays planned, and is woken.
    if (isHeld()) return;
    cancel();
    isUsed = Date.now() >= from;
    attempt();
  }

  function wake(reason: Reason): void {
    const now = Date.now();
    if (!leave || isHeld() || now < notBefore) return;
    // What fails for a reason of its own is not tried again with every success of the others.
    if (reason === 'success' && isHastened) return;
    if (from > now) {
      if (now - earlyAt < RETRY_EARLY_MS) return;
      earlyAt = now;
    }
    isHastened ||= reason === 'success';
    clearTimeout(timer);
    timer = setTimeout(make, fullJitter(RECOVERY_JITTER_MS));
  }

  function reset(): void {
    cancel();
    attempts = earlyAt = 0;
    isUsed = true;
    isHastened = false;
  }

  return {
    plan(afterSeconds) {
      cancel();
      const now = Date.now();
      notBefore = now + Math.min(afterSeconds ?? 0, RETRY_AFTER_LONGEST_S) * 1000;
      // Otherwise another load has failed before the planned attempt, or this one was early: the window is still to come.
      if (isUsed || until < notBefore) {
        const window = windowOf(RETRY_WINDOWS_MS, attempts);
        // The clock may have been set back.
        from = Math.max(notBefore, attempts > 0 && until - now < 2 * window ? until : 0);
        until = from + window;
        attempts += 1;
        isUsed = false;
      }
      leave = recovery.add(wake);
      const begin = Math.max(now, from);
      timer = setTimeout(make, begin - now + fullJitter(until - begin));
    },
    wake: () => wake('look'),
    isComing: () => leave !== null && !isHeld(),
    hasFailed,
    cancel,
    succeeded() {
      const hadFailed = hasFailed();
      reset();
      recovery.succeeded(hadFailed);
    },
    reset,
  };
}
