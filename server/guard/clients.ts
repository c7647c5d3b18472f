import type { IncomingMessage } from 'node:http';
import type { ClientAddress } from '../client-address';

/** `X-Forwarded-For` for the next one: what a trusted proxy says, and the other end of this connection. */
export function forwardedFor({ isFromProxy }: ClientAddress, incoming: IncomingMessage): string {
  const before = isFromProxy(incoming) ? incoming.headers['x-forwarded-for'] : undefined;
  return [before ?? [], incoming.socket.remoteAddress ?? ''].flat().join(', ');
}

/** Whether the browser reached a trusted proxy by TLS. */
export const isBehindTls = ({ isFromProxy }: ClientAddress, incoming: IncomingMessage): boolean =>
  isFromProxy(incoming) && /(?:^|[\s,])https$/i.test(String(incoming.headers['x-forwarded-proto'] ?? '').trim());
