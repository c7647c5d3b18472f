export interface Sound {
  /** Registers an element whose sound is on. Returns a function that unregisters it. */
  allow(): () => void;
  /** Whether an element has its sound on, and the doctor has it enabled. */
  isAllowed(): boolean;
}

/** The permission to play a sound. `isWanted` is the doctor's own setting. */
export function createSound(isWanted: () => boolean): Sound {
  let allowing = 0;
  return {
    allow() {
      allowing += 1;
      return () => {
        allowing -= 1;
      };
    },
    isAllowed: () => allowing > 0 && isWanted(),
  };
}
