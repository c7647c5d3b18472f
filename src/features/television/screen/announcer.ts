import type { DisplayCall } from '../contract';
import type { createSound } from './sound';
import { speak, spokenText } from './voice';

/** Plays one chime for each round of calls, then speaks their numbers one after another. */
export function createAnnouncer(sound: ReturnType<typeof createSound> | null) {
  let last: number | null = null;
  let running = Promise.resolve();

  async function playAndSpeak(calls: readonly DisplayCall[], hasVoice: boolean) {
    await sound?.play();
    if (hasVoice && sound) for (const call of calls) await speak(spokenText(call));
  }

  return {
    /** Returns the calls since the last invocation, earliest first. The first invocation returns none: the page was just opened. */
    newOf(calls: readonly DisplayCall[]): DisplayCall[] {
      const known = last;
      last = Math.max(last ?? 0, ...calls.map(({ call }) => call));
      if (known === null) return [];
      return calls.filter(({ call }) => call > known).sort((one, other) => one.call - other.call);
    },
    /** Announces the calls, earliest first, after any running announcement. */
    announce(calls: readonly DisplayCall[], hasVoice: boolean): void {
      running = running.then(() => playAndSpeak(calls, hasVoice)).catch(() => undefined);
    },
  };
}
