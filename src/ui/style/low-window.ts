/** A window so low that sticky elements would hide the focused one: nothing may be sticky. At 400 % zoom a window is 225 px high. */
export const lowWindow = '@media (max-height: 439.98px)';
/** Any other window. */
export const highWindow = '@media (min-height: 440px)';
