import { playNotes } from '../../../lib/notes';

/** Three notes, lower and louder than the panel's chime, to be audible across a room. */
const NOTES = [
  { hertz: 659.3, from: 0, seconds: 0.9 },
  { hertz: 523.3, from: 0.32, seconds: 0.9 },
  { hertz: 784, from: 0.64, seconds: 1.3 },
];
const LOUDNESS = 0.5;

export interface DisplaySound {
  /** Plays the chime; resolves when it has ended, or at once if the browser blocks sound. */
  play(): Promise<void>;
  /** Must be called in the handler of a user's press. */
  unlock(): Promise<void>;
  isBlocked(): boolean;
  stop(): void;
}

/** The chime. A browser may block sound until the user presses something: `onChange` is called when the block begins or ends. */
export function createSound(onChange: () => void): DisplaySound {
  if (typeof AudioContext === 'undefined') {
    const nothing = () => Promise.resolve();
    return { play: nothing, unlock: nothing, isBlocked: () => false, stop: () => undefined };
  }
  const audio = new AudioContext();
  audio.addEventListener('statechange', onChange);
  const unlock = async () => {
    if (audio.state !== 'running') await audio.resume();
  };
  return {
    async play() {
      // No `resume` here: while the sound is blocked, it would wait for a press and play then.
      if (audio.state === 'running') await playNotes(audio, NOTES, LOUDNESS);
    },
    unlock,
    isBlocked: () => audio.state !== 'running' && audio.state !== 'closed',
    stop() {
      audio.removeEventListener('statechange', onChange);
      void audio.close();
    },
  };
}
