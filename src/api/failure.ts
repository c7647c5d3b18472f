import { ChunkLoadError } from '../lib/load-chunk';

export type FailureKind =
  | 'offline'
  /** The server responds, but does not allow the page to read its responses. */
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

/** A failed call. Neither the failure nor its `cause` contains the response's text, which may hold personal data or secrets. */
export class Failure extends Error {
  override readonly name = 'Failure';

  constructor(
    readonly kind: FailureKind,
    /** The response's status; `null` when there was no response. */
    readonly status: number | null = null,
    /** Laravel's messages by field of a 422. */
    readonly errors: Readonly<Record<string, readonly string[]>> = {},
    /** From `Retry-After`; `null` when it is missing, or hidden by CORS. */
    readonly retryAfterSeconds: number | null = null,
    /** `cause`: the caught error, or the invalid fields of a malformed response. */
    options?: ErrorOptions,
    /** The call's code in the server's log: the start of `X-Request-Id`; `null` when it is missing, or hidden by CORS. */
    readonly code: string | null = null,
  ) {
    super(status === null ? kind : `${kind} (${status})`, options);
  }
}

/** Any other caught error is a bug of ours, for the error boundary. */
export const isFailure = (caught: unknown): caught is Failure => caught instanceof Failure;

export const isUnauthorized = (caught: unknown): boolean => isFailure(caught) && caught.kind === 'unauthorized';

/** A `malformed` failure; `reason` must not contain values of the response. */
export const malformed = (reason: string, status: number | null = null): Failure =>
  new Failure('malformed', status, {}, null, { cause: new Error(reason) });

/** The failure of a redirected call: calls follow no redirect, which could leak the token. */
export const redirected = (): Failure => malformed(REDIRECTED);

export const isRedirected = ({ cause }: Failure): boolean => cause instanceof Error && cause.message === REDIRECTED;

const REDIRECTED = 'redirected';

/** Whether a failed change may have been stored: there was no response, or an inconclusive one. */
export const isOutcomeUnknown = ({ status, cause }: Failure): boolean =>
  // If the code of the call did not load, it was not sent.
  !(cause instanceof ChunkLoadError) &&
  (status === null || status < 400 || status >= 500 || status === 408 || status === 425);

/** A ticket or recept that somebody else has handled already. */
export const isAlreadyHandled = ({ status }: Failure): boolean =>
  status === 404 || status === 409 || status === 410 || status === 422;
