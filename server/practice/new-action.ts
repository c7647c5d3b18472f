/** Something that somebody did, or was refused. Ids only: no name, text, address or token. */
export interface NewAction {
  /** `ticket.served` */
  action: string;
  doctorId?: number | null;
  /** The doctor's colleague who did it. */
  colleagueId?: number | null;
  /** Which login: `sessionLabel` of its token's hash, or `cli`. */
  session?: string | null;
  record?: LoggedRecord | null;
  outcome?: 'ok' | 'refused';
  /** Why it was refused: the status of the answer. `repeated` on an answer that was given before. */
  reason?: string | null;
  requestId?: string | null;
}

export interface LoggedRecord {
  /** `ticket` */
  kind: string;
  id: number;
}
