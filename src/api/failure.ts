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

/** Why a call failed. Neither it nor its `cause` carries the answer's text: that may hold personal data, or a server's secrets. */
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
    /** `cause`: what was caught, or, of a malformed answer, which part of it is wrong. */
    options?: ErrorOptions,
  ) {
    super(status === null ? kind : `${kind} (${status})`, options);
  }
}

export const isFailure = (caught: unknown): caught is Failure => caught instanceof Failure;

/** The failure of a call that was caught. Anything else is a bug of ours: it is thrown again, for the error boundary. */
export function failureOf(caught: unknown): Failure {
  if (isFailure(caught)) return caught;
  throw caught;
}

/** A `malformed` failure that names what is wrong with the answer, never a value of it. */
export const malformed = (reason: string, status: number | null = null): Failure =>
  new Failure('malformed', status, {}, null, { cause: new Error(reason) });

/** A ticket or a recept that cannot be handled any more, because somebody was faster. */
export const isAlreadyHandled = ({ status }: Failure): boolean =>
  status === 404 || status === 409 || status === 410 || status === 422;
