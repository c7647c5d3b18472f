import { ChunkLoadError } from '../lib/load-chunk';

export type FailureKind =
  | 'offline'
  /** The server is there, but does not allow the page to read its answers. */
  | 'cors'
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

/** A failed call. Neither it nor its `cause` contains the answer's text, which may hold personal data or secrets. */
export class Failure extends Error {
  override readonly name = 'Failure';

  constructor(
    readonly kind: FailureKind,
    /** The answer's status; `null` when there was no answer. */
    readonly status: number | null = null,
    /** Laravel's messages by field of a 422. */
    readonly errors: Readonly<Record<string, readonly string[]>> = {},
    /** From `Retry-After`; `null` when it is missing, or hidden by CORS. */
    readonly retryAfterSeconds: number | null = null,
    /** `cause`: the caught error, or which fields of a malformed answer are wrong. */
    options?: ErrorOptions,
    /** The call's code in the server's log: the start of `X-Request-Id`; `null` when it is missing, or hidden by CORS. */
    readonly code: string | null = null,
  ) {
    super(status === null ? kind : `${kind} (${status})`, options);
  }
}

/** Anything else that is caught is a bug of ours, for the error boundary. */
export const isFailure = (caught: unknown): caught is Failure => caught instanceof Failure;

/** A `malformed` failure; `reason` must not contain values of the answer. */
export const malformed = (reason: string, status: number | null = null): Failure =>
  new Failure('malformed', status, {}, null, { cause: new Error(reason) });

/** The failure of a redirected call: calls follow no redirect, as the token must not get there. */
export const redirected = (): Failure => malformed(REDIRECTED);

export const isRedirected = ({ cause }: Failure): boolean => cause instanceof Error && cause.message === REDIRECTED;

const REDIRECTED = 'redirected';

/** Whether a change that failed so may have been stored all the same: no answer came, or none that tells. */
export const isOutcomeUnknown = ({ status, cause }: Failure): boolean =>
  // Without its code the call was not made.
  !(cause instanceof ChunkLoadError) &&
  (status === null || status < 400 || status >= 500 || status === 408 || status === 425);

/** A ticket or recept that somebody else has handled already. */
export const isAlreadyHandled = ({ status }: Failure): boolean =>
  status === 404 || status === 409 || status === 410 || status === 422;
