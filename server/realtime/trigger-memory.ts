import { MAXIMUM_AGE_S } from './signature';

/** The signatures of the triggers that were answered, for as long as they could come again. */
export interface TriggerMemory {
  isReplayed(signature: string): boolean;
}

export function createTriggerMemory(now: () => Date): TriggerMemory {
  // The oldest first.
  const firstAt = new Map<string, number>();

  return {
    isReplayed(signature) {
      const time = now().getTime();
      for (const [old, at] of firstAt) {
        if (time - at <= REMEMBERED_MS) break;
        firstAt.delete(old);
      }
      const first = firstAt.get(signature);
      if (first === undefined) firstAt.set(signature, time);
      return first !== undefined && time - first > SAME_SECOND_MS;
    },
  };
}

/**
 * Pusher's signatures count whole seconds: a backend that announces two changes in one second signs the same text twice, and a panel that
 * did not hear of the second one would show an old list.
 */
const SAME_SECOND_MS = 1000;

/** From the earliest to the latest moment at which a signature is good. */
const REMEMBERED_MS = 2 * MAXIMUM_AGE_S * 1000;
