export interface Note {
  hertz: number;
  /** Seconds after the first one's start. */
  from: number;
  seconds: number;
}

/** Plays synthesised notes; resolves when the last one has ended. */
export async function playNotes(audio: AudioContext, notes: readonly Note[], loudness: number): Promise<void> {
  const last = notes.map((note) => play(audio, note, loudness)).at(-1);
  await new Promise((resolve) => last?.addEventListener('ended', resolve, { once: true }));
}

function play(audio: AudioContext, { hertz, from, seconds }: Note, loudness: number): OscillatorNode {
  const start = audio.currentTime + from;
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loudness, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  volume.connect(audio.destination);
  const note = new OscillatorNode(audio, { type: 'sine', frequency: hertz });
  note.connect(volume);
  note.start(start);
  note.stop(start + seconds);
  return note;
}
