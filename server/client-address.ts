import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** The number of reverse proxies in front of the server, or their addresses and networks. */
export type TrustedProxies = number | BlockList;

export type ClientAddress = ReturnType<typeof createClientAddress>;

/**
 * Each proxy appends the address of its peer to `X-Forwarded-For`, so the header is read from its right end, only as far as the proxies
 * are trusted: the client may have written the rest.
 */
export function createClientAddress(trusted: TrustedProxies = 0) {
  const isTrusted = (address: string, step: number) =>
    typeof trusted === 'number' ? step < trusted : isIn(trusted, address);

  return {
    /** The client's address for limits: an IPv4 address, or a /64 network of IPv6, which belongs to one subscriber. */
    addressOf(incoming: IncomingMessage): string {
      let address = plainAddress(incoming.socket.remoteAddress ?? '');
      const written = addressesIn(incoming);
      for (let step = 0; isTrusted(address, step); step += 1) {
        const before = written.pop();
        // Keeps the last valid address: anything else may be forged.
        if (before === undefined || isIP(before) === 0) break;
        address = before;
      }
      return networkOf(address);
    },
    /** Whether a trusted proxy sent the request: only then are its `X-Forwarded-…` headers valid. */
    isFromProxy: ({ socket }: Pick<IncomingMessage, 'socket'>) =>
      isTrusted(plainAddress(socket.remoteAddress ?? ''), 0),
  };
}

/** `X-Forwarded-For` for the backend: the value from a trusted proxy, and the peer of this connection. */
export function forwardedFor({ isFromProxy }: ClientAddress, incoming: IncomingMessage): string {
  const before = isFromProxy(incoming) ? incoming.headers['x-forwarded-for'] : undefined;
  return [before ?? [], incoming.socket.remoteAddress ?? ''].flat().join(', ');
}

/** Whether a trusted proxy reports that the browser used TLS. */
export const isBehindTls = ({ isFromProxy }: ClientAddress, incoming: IncomingMessage): boolean =>
  isFromProxy(incoming) && /(?:^|[\s,])https$/i.test(String(incoming.headers['x-forwarded-proto'] ?? '').trim());

/** `10.0.0.1, 10.1.0.0/16, fd00::/8`; null when it is not a list of addresses and networks. */
export function readNetworks(text: string): BlockList | null {
  const list = new BlockList();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', prefix] = entry.split('/');
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    if (version === 0 || (prefix !== undefined && !(/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest)))
      return null;
    list.addSubnet(address, prefix === undefined ? longest : Number(prefix), family(version));
  }
  return list;
}

const family = (version: number) => (version === 6 ? 'ipv6' : 'ipv4');

const isIn = (list: BlockList, address: string) => {
  const version = isIP(address);
  return version !== 0 && list.check(address, family(version));
};

function addressesIn({ headers }: IncomingMessage): string[] {
  const header = headers['x-forwarded-for'];
  // Repeated headers form one list.
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  return text.split(',').map((entry) => plainAddress(entry.trim()));
}

/** Removes a port, brackets and a zone; turns an IPv4-mapped IPv6 address into IPv4. */
function plainAddress(written: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(written) ?? [];
  const [, beforePort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(written) ?? [];
  const [address = ''] = (bracketed ?? beforePort ?? written).split('%');
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = expandIPv6(address.toLowerCase()).split(':').slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
