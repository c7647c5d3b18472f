export type FailureKind =
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'validation'
  | 'throttled'
  | 'server'
  | 'malformed';

/** Why a call failed. It never carries the answer's text: that may hold personal data, or a server's secrets. */
export class Failure extends Error {
  override readonly name = 'Failure';

  constructor(
    readonly kind: FailureKind,
    /** The answer's status; `null` when there was no answer. */
    readonly status: number | null = null,
    /** Laravel's messages by field of a 422. */
    readonly errors: Readonly<Record<string, readonly string[]>> = {},
    /** From `Retry-After`; `null` when the server (or its CORS rules) did not tell. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(status === null ? kind : `${kind} (${status})`);
  }
}

export const isFailure = (caught: unknown): caught is Failure => caught instanceof Failure;

/** What was caught, as a failure: anything that is not one already is an answer that we could not use. */
export const asFailure = (caught: unknown): Failure => (caught instanceof Failure ? caught : new Failure('malformed'));

/** A ticket or a recept that cannot be handled any more, because somebody was faster. */
export const isAlreadyHandled = ({ status }: Failure): boolean =>
  status === 404 || status === 409 || status === 410 || status === 422;
