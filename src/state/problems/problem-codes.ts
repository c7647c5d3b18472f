/** Codes of mistakes in a page, its server's settings or its attributes: in `ordinacia-error`, and in front of the warning. */
export type ProblemCode =
  | 'unknown-attribute'
  | 'unknown-option'
  | 'invalid-value'
  | 'different-settings'
  | 'shared-token-key'
  | 'api-base'
  | 'cors'
  | 'realtime-key'
  | 'realtime-auth'
  | 'get-token';
