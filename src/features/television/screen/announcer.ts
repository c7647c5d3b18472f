import type { DisplayCall } from '../contract';
import type { DisplaySound } from './sound';
import { speak, spokenText } from './voice';

export interface Announcer {
  /** Returns the calls since the last invocation, earliest first. The first invocation returns none: the page was just opened. */
  newOf(calls: readonly DisplayCall[]): DisplayCall[];
  /** Announces the calls, earliest first, after any running announcement. */
  announce(calls: readonly DisplayCall[], hasVoice: boolean): void;
}

/** Plays one chime for each round of calls, then speaks their numbers one after another. */
export function createAnnouncer(sound: DisplaySound | null): Announcer {
  let last: number | null = null;
  let running = Promise.resolve();

  async function playAndSpeak(calls: readonly DisplayCall[], hasVoice: boolean) {
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
      running = running.then(() => playAndSpeak(calls, hasVoice)).catch(() => undefined);
    },
  };
}
