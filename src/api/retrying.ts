import { GET_BACKOFF_MS, GET_RETRIES, RETRY_AFTER_LIMIT_S } from '../constants';
import { Failure, isFailure, type FailureKind } from './failure';

/** Retries a safe call after a transient failure: exponential back-off with full jitter, or a short `Retry-After`. */
export async function retrying<T>(
  call: () => Promise<T>,
  { signal, retries = GET_RETRIES }: { signal?: AbortSignal; retries?: number } = {},
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (caught) {
      if (!isFailure(caught) || !isWorthRetrying(caught) || attempt >= retries) throw caught;
      const { retryAfterSeconds } = caught;
      const backOff = Math.random() * GET_BACKOFF_MS * 2 ** attempt;
      await pause(retryAfterSeconds === null ? backOff : retryAfterSeconds * 1000, signal);
    }
  }
}

const isWorthRetrying = ({ kind, retryAfterSeconds }: Failure): boolean =>
  transient.has(kind) && (retryAfterSeconds === null || retryAfterSeconds <= RETRY_AFTER_LIMIT_S);

const transient: ReadonlySet<FailureKind> = new Set<FailureKind>(['offline', 'timeout', 'throttled', 'server']);

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
