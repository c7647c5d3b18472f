import type { DisplayCall } from '../contract';
import { playNotes } from '../../../lib/notes';
import { displayTexts as texts } from '../../../texts/display';

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

/** Three notes, lower and louder than the panel's chime, to be audible across a room. */
const NOTES = [
  { hertz: 659.3, from: 0, seconds: 0.9 },
  { hertz: 523.3, from: 0.32, seconds: 0.9 },
  { hertz: 784, from: 0.64, seconds: 1.3 },
];
const LOUDNESS = 0.5;

/** The chime. A browser may block sound until the user presses something: `onChange` is called when the block begins or ends. */
export function createSound(onChange: () => void) {
  if (typeof AudioContext === 'undefined') {
    const nothing = () => Promise.resolve();
    return { play: nothing, unlock: nothing, isBlocked: () => false, stop: () => undefined };
  }
  const audio = new AudioContext();
  audio.addEventListener('statechange', onChange);
  return {
    /** Plays the chime; resolves when it has ended, or at once if the browser blocks sound. */
    async play(): Promise<void> {
      // No `resume` here: while the sound is blocked, it would wait for a press and play then.
      if (audio.state === 'running') await playNotes(audio, NOTES, LOUDNESS);
    },
    /** Must be called in the handler of a user's press. */
    async unlock(): Promise<void> {
      if (audio.state !== 'running') await audio.resume();
    },
    isBlocked: () => audio.state !== 'running' && audio.state !== 'closed',
    stop(): void {
      audio.removeEventListener('statechange', onChange);
      void audio.close();
    },
  };
}

/** The spoken sentence. */
function spokenText({ number, time }: Pick<DisplayCall, 'number' | 'time'>): string {
  if (number !== null) return texts.spokenNumber(number);
  const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number);
  return texts.spokenTime(hours, minutes);
}

/** A Slovak voice, preferably one on this device rather than on a server; another language would be unintelligible. */
export function slovakVoice(): SpeechSynthesisVoice | undefined {
  if (typeof speechSynthesis === 'undefined') return undefined;
  const voices = speechSynthesis.getVoices().filter(({ lang }) => /^sk\b/i.test(lang.replace('_', '-')));
  return voices.find(({ localService }) => localService) ?? voices[0];
}

/** Resolves when the text was spoken, or speaking failed. */
function speak(text: string): Promise<void> {
  const voice = slovakVoice();
  if (!voice) return Promise.resolve();
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = RATE;
    const done = () => resolve();
    utterance.addEventListener('end', done);
    utterance.addEventListener('error', done);
    // Some browsers fire neither event.
    setTimeout(done, LONGEST_MS);
    speechSynthesis.speak(utterance);
  });
}

/** Slightly slower than normal. */
const RATE = 0.9;
const LONGEST_MS = 10_000;
