import { playChime } from '../lib/chime';

export interface Sound {
  /** An element on the page whose sound is on. Returns what takes it back. */
  allow(): () => void;
  /** Once, however many elements are there; silent when none of them has its sound on. */
  play(): void;
}

/** `isWanted` is the doctor's own setting. */
export function createSound(isWanted: () => boolean): Sound {
  let allowing = 0;
  let isPlaying = false;
  return {
    allow() {
      allowing += 1;
      return () => {
        allowing -= 1;
      };
    },
    play() {
      if (allowing === 0 || isPlaying || !isWanted()) return;
      isPlaying = true;
      playChime()
        // A sound that the browser refuses is no failure: the bell tells the same.
        .catch(() => undefined)
        .finally(() => (isPlaying = false));
    },
  };
}
