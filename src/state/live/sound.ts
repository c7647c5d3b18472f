import { playChime } from '../../lib/chime';

export interface Sound {
  /** An element on the page whose sound is on. Returns what takes it back. */
  allow(): () => void;
  /** Once, however many elements are there; silent when none of them has its sound on. */
  play(): void;
  /** As it would sound, whatever is set. To be called by a press. */
  preview(): void;
}

/** `isWanted` is the doctor's own setting. */
export function createSound(isWanted: () => boolean): Sound {
  let allowing = 0;
  let isPlaying = false;

  function playOnce(): void {
    if (isPlaying) return;
    isPlaying = true;
    playChime()
      // A sound that the browser refuses is no failure: the bell tells the same.
      .catch(() => undefined)
      .finally(() => (isPlaying = false));
  }

  return {
    allow() {
      allowing += 1;
      return () => {
        allowing -= 1;
      };
    },
    play() {
      if (allowing > 0 && isWanted()) playOnce();
    },
    preview: playOnce,
  };
}
