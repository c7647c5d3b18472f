import { playNotes } from '../../../lib/notes';

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
