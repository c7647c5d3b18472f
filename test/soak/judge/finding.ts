export type FindingKind =
  /** Differs from what the server says. */
  | 'stale tickets'
  | 'stale recepts'
  | 'stale notifications'
  | 'stale doctor state'
  | 'stale announcement'
  | 'stale settings'
  | 'stale patients'
  | 'stale office hours'
  | 'not loaded'
  | 'failure left'
  | 'pending left'
  /** An action counts as failed, or as unknown, although the ticket is gone. */
  | 'failed though gone'
  /** Says that it is live, and hears nothing. */
  | 'dishonest live'
  | 'not live'
  | 'logged out'
  | 'still logged in'
  | 'data after logout'
  | 'stored twice'
  | 'told as stored'
  | 'told as refused'
  | 'typed lost'
  | 'setting lost'
  | 'error';

export interface Finding {
  kind: FindingKind;
  tab: string;
  detail: string;
  /** Time does not mend it. */
  isFinal: boolean;
}
