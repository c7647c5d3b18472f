const NOTES = [
  { hertz: 880, from: 0 },
  { hertz: 1174.7, from: 0.14 },
];
const NOTE_SECONDS = 0.35;
const LOUDNESS = 0.12;

let isPlaying = false;

/**
 * Plays two synthesised notes, unless they are being played. Before the first user activation, and without an `AudioContext`, it stays
 * silent: nothing is played later instead.
 */
export function playChime(): void {
  if (isPlaying) return;
  isPlaying = true;
  playNotes()
    // The browser may refuse to play; the bell shows the same.
    .catch(() => undefined)
    .finally(() => (isPlaying = false));
}

async function playNotes(): Promise<void> {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation.hasBeenActive) return;
  const audio = new AudioContext();
  try {
    if (audio.state !== 'running') await audio.resume();
    const last = NOTES.map((note) => play(audio, note)).at(-1);
    await new Promise((resolve) => last?.addEventListener('ended', resolve, { once: true }));
  } finally {
    await audio.close();
  }
}

function play(audio: AudioContext, { hertz, from }: (typeof NOTES)[number]): OscillatorNode {
  const start = audio.currentTime + from;
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_SECONDS);
  volume.connect(audio.destination);
  const note = new OscillatorNode(audio, { type: 'sine', frequency: hertz });
  note.connect(volume);
  note.start(start);
  note.stop(start + NOTE_SECONDS);
  return note;
}
