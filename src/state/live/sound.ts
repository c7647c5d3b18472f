export type Sound = ReturnType<typeof createSound>;

/** The permission to play a sound. `isWanted` is the doctor's own setting. */
export function createSound(isWanted: () => boolean) {
  let allowing = 0;
  return {
    /** Registers an element whose sound is on. Returns a function that unregisters it. */
    allow(): () => void {
      allowing += 1;
      return () => {
        allowing -= 1;
      };
    },
    /** Whether an element has its sound on, and the doctor has it enabled. */
    isAllowed: () => allowing > 0 && isWanted(),
  };
}
