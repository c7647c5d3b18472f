import type { DisplayCall } from '../contract';
import type { DisplaySound } from './sound';
import { speak, spokenText } from './voice';

export interface Announcer {
  /** Tells apart who has been called since. The first time nobody has: the page has just been opened. */
  newOf(calls: readonly DisplayCall[]): DisplayCall[];
  /** Announces them, the earliest first, after what is being announced. */
  announce(calls: readonly DisplayCall[], hasVoice: boolean): void;
}

/** Plays one chime for each round of calls, then speaks their numbers one after another. */
export function createAnnouncer(sound: DisplaySound | null): Announcer {
  let last: number | null = null;
  let running = Promise.resolve();

  async function say(calls: readonly DisplayCall[], hasVoice: boolean) {
    await sound?.play();
    if (hasVoice && sound) for (const call of calls) await speak(spokenText(call));
  }

  return {
    newOf(calls) {
      const known = last;
      last = Math.max(last ?? 0, ...calls.map(({ call }) => call));
      if (known === null) return [];
      return calls.filter(({ call }) => call > known).sort((one, other) => one.call - other.call);
    },
    announce(calls, hasVoice) {
      running = running.then(() => say(calls, hasVoice)).catch(() => undefined);
    },
  };
}
