import { isIP } from 'node:net';
import { hostname } from 'node:os';

export interface HostOptions {
  /** The address on which the server listens. */
  host: string;
  /** The names by which browsers reach the server, without ports. */
  hosts?: readonly string[];
  /** Origins of other pages that may open a socket and make calls. */
  origins?: readonly string[];
}

/** The names of this server: configured names, loopback and its address; on all addresses also IP addresses and host names. */
export function createOwnHosts({ host, hosts = [], origins = [] }: HostOptions) {
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
