import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Duplex } from 'node:stream';
import { createClientAddress, isBehindTls, type TrustedProxies } from '../client-address';
import { refuse, refuseSocket } from './refuse';
import { MAXIMUM_HEADERS } from './server-limits';

export interface GuardOptions extends HostOptions {
  /** Whether every browser uses TLS, which a proxy in front of this server terminates. */
  isHttps?: boolean;
  /** Proxies whose `X-Forwarded-…` headers are trusted; none by default. */
  trustProxy?: TrustedProxies;
}

/** Checks requests before the app, and before forwarding. */
export function createGuard(options: GuardOptions) {
  const { isHttps = false, trustProxy } = options;
  const clientAddress = createClientAddress(trustProxy);
  const own = createOwnHosts(options);

  const refusalOf = (incoming: IncomingMessage): Refusal | undefined => {
    const { rawHeaders, headers, method = '' } = incoming;
    // Node has dropped further headers, which may have been relevant.
    if (rawHeaders.length >= 2 * MAXIMUM_HEADERS) return REFUSALS.tooManyHeaders;
    if (headers.host !== undefined && !/^[\w.:[\]-]+$/.test(headers.host)) return REFUSALS.ambiguous;
    if (isAmbiguous(incoming)) return REFUSALS.ambiguous;
    if (!own.isOwn(headers.host)) return REFUSALS.foreignHost;
    return METHODS.includes(method) ? undefined : REFUSALS.method;
  };

  return {
    /** Refuses a request that no browser would send to this server; false if the request may proceed. */
    refuses(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
      if (isHttps || isBehindTls(clientAddress, incoming)) outgoing.setHeader(HSTS_NAME, HSTS);
      const refusal = refusalOf(incoming);
      if (refusal) respond(outgoing, refusal, incoming.headers.accept?.includes('text/html'));
      return refusal !== undefined;
    },
    /** Like `refuses`, for an attempt to open a socket. */
    refusesUpgrade(incoming: IncomingMessage, socket: Duplex): boolean {
      const { origin, host } = incoming.headers;
      const refusal = refusalOf(incoming) ?? (own.mayConnect(origin, host) ? undefined : REFUSALS.foreignOrigin);
      if (refusal) refuseSocket(socket, refusal);
      return refusal !== undefined;
    },
    /** Answers CONNECT. */
    refuseTunnel: (_: IncomingMessage, socket: Duplex) => refuseSocket(socket, REFUSALS.method),
  };
}

interface Refusal {
  status: number;
  /** The status in words when absent. */
  text?: string;
  allow?: string;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const REFUSALS = {
  ambiguous: { status: 400 },
  foreignOrigin: { status: 403 },
  method: { status: 405, allow: METHODS.join(', ') },
  foreignHost: {
    status: 421,
    // Doctors and operators may see this text on a page.
    text: 'Na tejto adrese Ordinácia neodpovedá. Správca servera ju môže povoliť premennou ORDINACIA_HOSTS.',
  },
  tooManyHeaders: { status: 431 },
} satisfies Record<string, Refusal>;

function respond(outgoing: ServerResponse, { status, text, allow }: Refusal, isForReading = false) {
  refuse(outgoing, status, text, {
    ...(isForReading ? { 'Content-Type': 'text/plain; charset=utf-8' } : {}),
    // The next bytes on this connection may be a smuggled request.
    Connection: 'close',
    ...(allow === undefined ? {} : { Allow: allow }),
  });
}

export const HSTS_NAME = 'strict-transport-security';

/** A year, without subdomains, which may not support TLS. */
const HSTS = 'max-age=31536000';

/** Whether two programs could interpret these bytes as different requests (length, host or address). */
function isAmbiguous({ method = '', url = '', headers, rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  const coding = headers['transfer-encoding'];
  const length = headers['content-length'];
  const hasBody = coding !== undefined || (length !== undefined && Number(length) !== 0);
  return (
    names.filter((name) => name === 'host').length > 1 ||
    connectionOptions(headers.connection).some((option) => FRAMING.includes(option)) ||
    (coding !== undefined && (coding.toLowerCase() !== 'chunked' || length !== undefined)) ||
    // Some servers ignore such a body, and read it as the next request.
    (hasBody && ['GET', 'HEAD'].includes(method)) ||
    !(url.startsWith('/') || (method === 'OPTIONS' && url === '*'))
  );
}

/** The header names that a Connection header lists. */
export const connectionOptions = (value = '') => value.split(',').map((option) => option.trim().toLowerCase());

/** Headers that must never be hop-by-hop. */
const FRAMING = ['content-length', 'transfer-encoding', 'host'];

interface HostOptions {
  /** The address on which the server listens. */
  host: string;
  /** The names by which browsers reach the server, without ports. */
  hosts?: readonly string[];
  /** Origins of other pages that may open a socket and make calls. */
  origins?: readonly string[];
}

/** The names of this server: configured names, loopback and its address; on all addresses also IP addresses and host names. */
function createOwnHosts({ host, hosts = [], origins = [] }: HostOptions) {
  const given = new Set(hosts.map((name) => hostNameOf(nameInUrl(name))));
  const isOpen = WILDCARDS.includes(host);
  const names = new Set([...given, ...(isOpen ? machineNames() : [hostNameOf(nameInUrl(host))])]);

  return {
    /** Whether a Host header names this server. Other names that resolve to it belong to somebody else (DNS rebinding). */
    isOwn(header: string | undefined): boolean {
      const name = hostNameOf(header);
      if (name === undefined) return false;
      // Attackers can make any of their names resolve to this server, but not an IP address.
      return names.has(name) || isLoopbackName(name) || (isOpen && isIP(withoutBrackets(name)) > 0);
    },
    /** Whether a page of this origin may open a socket. Clients without an origin are no pages. */
    mayConnect(origin: string | undefined, header: string | undefined): boolean {
      if (origin === undefined || origins.includes(origin)) return true;
      if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
      const { protocol, host: own, hostname: name, port } = new URL(origin);
      // A proxy may send another Host than the browser.
      if (port === '' && given.has(name)) return true;
      return URL.canParse(`${protocol}//${header ?? ''}`) && new URL(`${protocol}//${header ?? ''}`).host === own;
    },
  };
}

/** The normalized name of a Host header, without the port; undefined when invalid. */
function hostNameOf(header = ''): string | undefined {
  if (!/^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.test(header) || !URL.canParse(`http://${header}`)) return undefined;
  return new URL(`http://${header}`).hostname.replace(/\.$/, '');
}

const WILDCARDS = ['0.0.0.0', '::', ''];

const isLoopbackName = (name: string) => name === 'localhost' || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name);

const withoutBrackets = (name: string) => name.replace(/^\[|\]$/g, '');

const nameInUrl = (host: string) => (isIP(host) === 6 ? `[${host}]` : host);

/** The machine's host names, also by multicast DNS (`.local`). */
function machineNames() {
  const full = hostname().toLowerCase();
  const [first = full] = full.split('.');
  return [full, first, `${first}.local`];
}
