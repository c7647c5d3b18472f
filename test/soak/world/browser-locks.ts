import type { TabLoop } from './tab-loop';

interface LockOptions {
  ifAvailable?: boolean;
  steal?: boolean;
  signal?: AbortSignal;
}

interface Lock {
  name: string;
}
type Granted = (lock: Lock | null) => unknown;

interface Request {
  lock: Lock;
  grant(): void;
  /** Rejects the request's promise, and removes it from the queue or releases its lock. */
  fail(reason: unknown): void;
}

/** `navigator.locks` of the tabs of one browser, with the features that the panel uses: all locks are exclusive. */
export function createBrowserLocks() {
  const held = new Map<string, Request[]>();
  const queued = new Map<string, Request[]>();
  const of = (map: Map<string, Request[]>, name: string) => {
    const known = map.get(name) ?? [];
    map.set(name, known);
    return known;
  };
  const drop = (map: Map<string, Request[]>, request: Request) => {
    const list = of(map, request.lock.name);
    if (list.includes(request)) list.splice(list.indexOf(request), 1);
  };

  const isFree = ({ name }: Lock) => of(held, name).length === 0;

  /** Grants the lock to waiting requests in order; a request that must wait blocks the later ones. */
  function grantWaiting(name: string): void {
    const waiting = of(queued, name);
    for (let first = waiting[0]; first && isFree(first.lock); first = waiting[0]) {
      waiting.shift();
      of(held, name).push(first);
      first.grant();
    }
  }

  function leave(request: Request): void {
    drop(held, request);
    drop(queued, request);
    grantWaiting(request.lock.name);
  }

  function request(loop: TabLoop, lock: Lock, options: LockOptions, callback: Granted): Promise<unknown> {
    const { signal, ifAvailable = false, steal = false } = options;
    return new Promise((resolve, reject) => {
      const settle = (work: () => void) => loop.post(work);
      const entry: Request = {
        lock,
        grant: () =>
          settle(() => {
            const finish = (end: () => void) => {
              leave(entry);
              settle(end);
            };
            Promise.resolve()
              .then(() => callback(lock))
              .then(
                (value) => finish(() => resolve(value)),
                (error: unknown) => finish(() => reject(error instanceof Error ? error : new Error(String(error)))),
              );
          }),
        fail(reason) {
          leave(entry);
          settle(() => reject(reason instanceof Error ? reason : new DOMException('Aborted.', 'AbortError')));
        },
      };
      if (signal?.aborted) return entry.fail(signal.reason);
      loop.onClose(() => leave(entry));
      if (steal) {
        for (const holder of [...of(held, lock.name)]) {
          drop(held, holder);
          holder.fail(new DOMException('The lock was stolen.', 'AbortError'));
        }
        of(held, lock.name).push(entry);
        return entry.grant();
      }
      const isAvailable = isFree(lock) && of(queued, lock.name).length === 0;
      if (ifAvailable && !isAvailable) {
        return settle(() => void Promise.resolve(callback(null)).then(resolve, reject));
      }
      of(queued, lock.name).push(entry);
      signal?.addEventListener('abort', () => {
        if (of(queued, lock.name).includes(entry)) entry.fail(signal.reason);
      });
      grantWaiting(lock.name);
    });
  }

  return {
    managerFor: (loop: TabLoop) => ({
      request: (name: string, options: LockOptions, callback: Granted) => request(loop, { name }, options, callback),
    }),
  };
}
