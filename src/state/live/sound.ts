import { playChime } from '../../lib/chime';

export interface Sound {
  /** Registers an element whose sound is on. Returns a function that unregisters it. */
  allow(): () => void;
  /** Whether an element has its sound on, and the doctor wants it. */
  isAllowed(): boolean;
  /** Plays once for all elements; silent when it is not allowed. */
  play(): void;
  /** Plays whatever the settings are. Must be called from a click. */
  preview(): void;
}

/** `isWanted` is the doctor's own setting. */
export function createSound(isWanted: () => boolean): Sound {
  let allowing = 0;
  let isPlaying = false;
  const isAllowed = () => allowing > 0 && isWanted();

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
    isAllowed,
    play() {
      if (isAllowed()) playOnce();
    },
    preview: playOnce,
  };
}
