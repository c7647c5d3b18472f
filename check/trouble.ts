/** A call without a response. */
export interface Trouble {
  call: string;
  /** The reason, as text for the report. */
  trouble: string;
  kind: 'unreachable' | 'late' | 'cut' | 'certificate';
}

/** Reads the reason of a failed request from Node's error. */
export function troubleOf(error: unknown, timeoutMs: number): Omit<Trouble, 'call'> {
  if (nameOf(error) === 'TimeoutError') return { kind: 'late', trouble: `no answer within ${timeoutMs / 1000} s` };
  const code = codeOf(error);
  if (isCertificate(code)) return { kind: 'certificate', trouble: `the certificate is not accepted (${code})` };
  const known = UNREACHABLE.get(code);
  if (known !== undefined) return { kind: 'unreachable', trouble: `${known} (${code})` };
  return { kind: 'cut', trouble: `the connection was cut (${code || 'no reason given'})` };
}

const nameOf = (error: unknown) => (error instanceof Error || error instanceof DOMException ? error.name : '');

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? '' : codeOf(error.cause);
}

const isCertificate = (code: string) =>
  /CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)/.test(code) && !code.startsWith('UND_');

const UNREACHABLE = new Map([
  ['ENOTFOUND', 'no server has this name'],
  ['EAI_AGAIN', 'the name could not be looked up'],
  ['ECONNREFUSED', 'nothing listens there'],
  ['EHOSTUNREACH', 'the network does not reach it'],
  ['ENETUNREACH', 'the network does not reach it'],
  ['ETIMEDOUT', 'it did not accept the connection'],
  ['UND_ERR_CONNECT_TIMEOUT', 'it did not accept the connection'],
  ['EPROTO', 'it does not speak TLS'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'it does not speak TLS'],
  ['ERR_SSL_PACKET_LENGTH_TOO_LONG', 'it does not speak TLS'],
]);
