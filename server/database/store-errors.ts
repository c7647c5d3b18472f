/** Errors by which a store refuses a change. */

/** There is a doctor, or a colleague of one, with this e-mail. */
export class EmailTaken extends Error {}

/** There is a doctor whose name reads the same. */
export class NameTaken extends Error {}

/** The invitation was used, withdrawn, or has expired. */
export class InvitationGone extends Error {}

/** The request id made a record of another doctor, or of another kind. */
export class RequestIdTaken extends Error {}
