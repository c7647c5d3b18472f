import type { IncomingMessage } from 'node:http';

/** Whether two programs could read a different request from these bytes: another length, another host, another address. */
export function isAmbiguous({ method = '', url = '', headers, rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  const coding = headers['transfer-encoding'];
  const length = headers['content-length'];
  const hasBody = coding !== undefined || (length !== undefined && Number(length) !== 0);
  return (
    names.filter((name) => name === 'host').length > 1 ||
    connectionOptions(headers.connection).some((option) => FRAMING.includes(option)) ||
    (coding !== undefined && (coding.toLowerCase() !== 'chunked' || length !== undefined)) ||
    // Some servers do not read such a body, and take it for the next request.
    (hasBody && ['GET', 'HEAD'].includes(method)) ||
    !(url.startsWith('/') || (method === 'OPTIONS' && url === '*'))
  );
}

/** The headers that a Connection header calls its own. */
export const connectionOptions = (value = '') => value.split(',').map((option) => option.trim().toLowerCase());

/** They belong to the message, and never to one connection only. */
const FRAMING = ['content-length', 'transfer-encoding', 'host'];
