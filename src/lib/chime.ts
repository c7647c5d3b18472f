import { playNotes } from './notes';

const NOTES = [
  { hertz: 880, from: 0, seconds: 0.35 },
  { hertz: 1174.7, from: 0.14, seconds: 0.35 },
];
const LOUDNESS = 0.12;
/** Longer than the notes. Where the browser blocks sound, neither `resume` nor `ended` comes. */
const LIMIT_MS = 3_000;

let isPlaying = false;

/**
 * Plays two synthesised notes, unless they are playing already. Plays nothing, not even later, before the first user activation or
 * without an `AudioContext`.
 */
export function playChime(): void {
  if (isPlaying) return;
  isPlaying = true;
  playOnce()
    // The browser may refuse to play; the bell shows the notification in any case.
    .catch(() => undefined)
    .finally(() => (isPlaying = false));
}

async function playOnce(): Promise<void> {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation.hasBeenActive) return;
  const audio = new AudioContext();
  try {
    await Promise.race([play(audio), new Promise((resolve) => setTimeout(resolve, LIMIT_MS))]);
  } finally {
    await audio.close();
  }
}

async function play(audio: AudioContext): Promise<void> {
  if (audio.state !== 'running') await audio.resume();
  await playNotes(audio, NOTES, LOUDNESS);
}
