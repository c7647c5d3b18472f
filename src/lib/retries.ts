import { RECOVERY_JITTER_MS, RETRY_AFTER_LONGEST_S, RETRY_WINDOWS_MS } from '../constants';
import { fullJitter, windowOf } from './jitter';

type Reason = 'success' | 'page';

/** What failed and waits for its next attempt. One success shows that the cause is gone, so the others are tried at once. */
export interface Recovery {
  succeeded(): void;
  /** Adds one that waits. Returns a function that removes it. */
  add(wake: (reason: Reason) => void): () => void;
}

export function createRecovery(): Recovery {
  const waiting = new Set<(reason: Reason) => void>();
  const wakeAll = (reason: Reason) => [...waiting].forEach((wake) => wake(reason));
  const onPage = () => wakeAll('page');
  return {
    succeeded: () => wakeAll('success'),
    add(wake) {
      waiting.add(wake);
      // Added once, however often.
      document.addEventListener('visibilitychange', onPage);
      window.addEventListener('online', onPage);
      return () => {
        waiting.delete(wake);
        if (waiting.size > 0) return;
        document.removeEventListener('visibilitychange', onPage);
        window.removeEventListener('online', onPage);
      };
    },
  };
}

/** The attempts at something that failed, until it succeeds: at random moments, in windows that grow. */
export interface Retries {
  /** Plans the next attempt, `afterSeconds` from now at the earliest. */
  plan(afterSeconds?: number | null): void;
  /** It is wanted again: a planned attempt is made at once. */
  wake(): void;
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
  let attempts = 0;
  let notBefore = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | null = null;
  let isHastened = false;

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
    attempt();
  }

  function wake(reason: Reason): void {
    if (!leave || isHeld() || Date.now() < notBefore) return;
    // What fails for a reason of its own is not tried again with every success of the others.
    if (reason === 'success' && isHastened) return;
    isHastened = reason === 'success';
    clearTimeout(timer);
    timer = setTimeout(make, fullJitter(RECOVERY_JITTER_MS));
  }

  function reset(): void {
    cancel();
    attempts = 0;
    isHastened = false;
  }

  return {
    plan(afterSeconds) {
      cancel();
      const pause = Math.min(afterSeconds ?? 0, RETRY_AFTER_LONGEST_S) * 1000;
      notBefore = Date.now() + pause;
      leave = recovery.add(wake);
      timer = setTimeout(
        () => {
          attempts += 1;
          isHastened = false;
          make();
        },
        pause + fullJitter(windowOf(RETRY_WINDOWS_MS, attempts)),
      );
    },
    wake: () => wake('page'),
    cancel,
    succeeded() {
      reset();
      recovery.succeeded();
    },
    reset,
  };
}
