import { playChime } from '../../lib/chime';

export interface Sound {
  /** Registers an element whose sound is on. Returns a function that unregisters it. */
  allow(): () => void;
  /** Plays once for all elements; silent when none of them has its sound on. */
  play(): void;
  /** Plays whatever the settings are. Must be called from a click. */
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
      // The browser may refuse to play; the bell shows the same.
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
