import { GET_BACKOFF_MS, GET_RETRIES, RETRY_AFTER_LIMIT_S } from '../constants';
import { asFailure, Failure, type FailureKind } from './failure';

/** Repeats a safe call that failed in passing: exponential back-off with full jitter, or what `Retry-After` says when that is short. */
export async function retrying<T>(
  call: () => Promise<T>,
  { signal, retries = GET_RETRIES }: { signal?: AbortSignal; retries?: number } = {},
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (caught) {
      const failure = asFailure(caught);
      const told = failure.retryAfterSeconds;
      const isWorthIt = passing.has(failure.kind) && (told === null || told <= RETRY_AFTER_LIMIT_S);
      if (!isWorthIt || attempt >= retries) throw failure;
      await pause(told === null ? Math.random() * GET_BACKOFF_MS * 2 ** attempt : told * 1000, signal);
    }
  }
}

const passing: ReadonlySet<FailureKind> = new Set<FailureKind>(['offline', 'timeout', 'throttled', 'server']);

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new Failure('aborted'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
