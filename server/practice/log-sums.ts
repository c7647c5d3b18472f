import { failureLines } from '../observe/log';
import type { NewAction } from './new-action';

/** Sums equal refusals: the first is written at once, those of the minute after it together at its end. */
export function createLogSums(write: (action: NewAction, count: number) => void, together: (work: () => void) => void) {
  const counted = new Map<string, { action: NewAction; count: number }>();
  let timer: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const sums = [...counted.values()].filter(({ count }) => count > 0);
    counted.clear();
    if (sums.length === 0) return;
    together(() => {
      for (const { action, count } of sums) write(action, count);
    });
  };

  return {
    add(action: NewAction) {
      const key = JSON.stringify([
        action.action,
        action.doctorId,
        action.colleagueId,
        action.session,
        action.record,
        action.reason,
      ]);
      const known = counted.get(key);
      if (known) {
        known.count += 1;
        return;
      }
      // Its own sum begins only when it is stored.
      write(action, 1);
      counted.set(key, { action: { ...action, requestId: null }, count: 0 });
      timer ??= setTimeout(() => quietly(flush), MINUTE_MS).unref();
      if (counted.size >= MOST_SUMS) quietly(flush);
    },
    end: () => quietly(flush),
  };
}

/** No request waits for these lines: a failure to write them must end nothing. */
function quietly(write: () => void) {
  try {
    write();
  } catch (error) {
    console.error(['The log of refusals could not be written:', ...failureLines(error)].join('\n'));
  }
}

const MINUTE_MS = 60_000;
const MOST_SUMS = 1000;
