import { CHUNK_RETRY_FACTOR, CHUNK_RETRY_MS, CHUNK_SILENCE_MS } from '../constants';
import { pageRecovery } from './retries';

export type ChunkFailure = 'missing' | 'timeout' | 'other';

/** A chunk that failed to load: it is missing, timed out, or threw when it was evaluated. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(
    readonly type: ChunkFailure,
    /** The chunk's name. */
    readonly chunk: string,
  ) {
    super(`Loading chunk ${chunk} failed`);
  }
}

/** Loads in flight. A second load of a chunk waits for the first: each call of `load` requests another address. */
const running = new Map<string, Promise<unknown>>();

/**
 * Loads a chunk, with a timeout. An `import()` over a dead connection never settles: after a sign that the connection may be dead, or after
 * {@link CHUNK_SILENCE_MS}, `load` is called again in parallel, and the first result counts. Rejects with a {@link ChunkLoadError}.
 */
export function loadChunk<T>(chunk: string, load: () => Promise<T>, milliseconds: number): Promise<T> {
  const before = running.get(chunk);
  if (before) return before.then(() => loadRepeatedly(chunk, load, milliseconds));
  const loading = loadRepeatedly(chunk, load, milliseconds).finally(() => running.delete(chunk));
  running.set(chunk, loading);
  return loading;
}

function loadRepeatedly<T>(chunk: string, load: () => Promise<T>, milliseconds: number): Promise<T> {
  return new Promise((resolve, reject) => {
    let pending = 0;
    let startedAt = 0;
    let pause = CHUNK_RETRY_MS;
    let repeatTimer: ReturnType<typeof setTimeout> | undefined;

    function end(): void {
      clearTimeout(timeout);
      clearTimeout(repeatTimer);
      leave();
    }
    function start(): void {
      pending += 1;
      startedAt = Date.now();
      repeatAfter(pause);
      load().then(
        (part) => {
          end();
          resolve(part);
        },
        (caught: unknown) => {
          pending -= 1;
          if (pending > 0) return;
          end();
          reject(new ChunkLoadError(isMissing(caught) ? 'missing' : 'other', chunk));
        },
      );
    }
    function repeatAfter(delay: number): void {
      clearTimeout(repeatTimer);
      repeatTimer = setTimeout(() => {
        pause *= CHUNK_RETRY_FACTOR;
        start();
      }, delay);
    }
    const timeout = setTimeout(() => {
      end();
      reject(new ChunkLoadError('timeout', chunk));
    }, milliseconds);
    const leave = pageRecovery.add(() => repeatAfter(Math.max(0, Math.min(pause, startedAt + pause - Date.now()))));
    start();
    repeatAfter(CHUNK_SILENCE_MS);
  });
}

/** A failed fetch of a module is recognised by its message only: every browser throws a TypeError that mentions the module. */
const isMissing = (caught: unknown): boolean => caught instanceof TypeError && /module|import/i.test(caught.message);
