/** A window so low that nothing may stick in it: what has the focus could not be seen beside that. At 400 % it is 225 px high. */
export const lowWindow = '@media (max-height: 439.98px)';
/** Any other. */
export const highWindow = '@media (min-height: 440px)';
