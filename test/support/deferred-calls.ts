import type { LoadOptions } from '../../src/state/resources/coalesced-load';
import { nextTask } from './until';

interface DeferredCall<T> extends LoadOptions {
  resolve(value: T): void;
  reject(reason: unknown): void;
}

export interface DeferredCalls<T> {
  readonly made: DeferredCall<T>[];
  call(how: LoadOptions | AbortSignal): Promise<T>;
  /** Answers the call with this index (from 0), and waits for its effects. */
  answer(index: number, value: T): Promise<void>;
  fail(index: number, reason: unknown): Promise<void>;
}

/** Calls that the test answers by hand, in any order. */
export function deferCalls<T>(): DeferredCalls<T> {
  const made: DeferredCall<T>[] = [];
  function at(index: number): DeferredCall<T> {
    const found = made[index];
    if (!found) throw new Error(`Call ${index} was not made; there are ${made.length}.`);
    return found;
  }
  return {
    made,
    call: (how) =>
      new Promise<T>((resolve, reject) => {
        const options = how instanceof AbortSignal ? { signal: how, retries: 0 } : how;
        made.push({ ...options, resolve, reject });
      }),
    answer(index, value) {
      at(index).resolve(value);
      return nextTask();
    },
    fail(index, reason) {
      at(index).reject(reason);
      return nextTask();
    },
  };
}
