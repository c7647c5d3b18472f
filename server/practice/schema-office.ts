/** Changes of the office beyond the specification. */
export const OFFICE_STEP: readonly string[] = [];
