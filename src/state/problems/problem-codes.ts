/** Codes of mistakes in a page, its attributes or its server's settings: in `ordinacia-error`, and at the start of the warning. */
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
