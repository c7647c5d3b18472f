/** The code of Node's and libsql's errors, such as ENOENT; empty for any other error. */
export const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Errors by which a store refuses a change. */

/** A doctor or a colleague has this e-mail. */
export class EmailTaken extends Error {}

/** Another doctor's name reads the same. */
export class NameTaken extends Error {}

/** The invitation was used, withdrawn, or has expired. */
export class InvitationGone extends Error {}

/** The request id belongs to a record of another doctor, or of another kind. */
export class RequestIdTaken extends Error {}
