export type FindingKind =
  /** Each „stale …“: the tab's data differs from the server's. */
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
  /** A record has left the list, but its action still counts as failed or unknown. */
  | 'failed though gone'
  /** The tab claims to be live, but receives no events. */
  | 'dishonest live'
  | 'not live'
  | 'logged out'
  | 'still logged in'
  | 'data after logout'
  | 'stored twice'
  | 'reported as stored'
  | 'reported as refused'
  | 'typed lost'
  | 'setting lost'
  | 'error';

export interface Finding {
  kind: FindingKind;
  tab: string;
  detail: string;
  /** Waiting does not remove the finding. */
  isFinal: boolean;
}
