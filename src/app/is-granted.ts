/** Whether a login may use what belongs to a part of the panel; the server has refused it the parts in `denied`. */
export const isGranted = (part: string | undefined, denied: readonly string[]): boolean =>
  part === undefined || !denied.includes(part);
