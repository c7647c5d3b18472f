import { isIP } from 'node:net';
import { hostname } from 'node:os';

export interface HostOptions {
  /** The address at which the server listens. */
  host: string;
  /** The names by which it is reached, without ports. */
  hosts?: readonly string[];
  /** Origins of other pages that may open a socket, and call. */
  origins?: readonly string[];
}

export interface OwnHosts {
  /** Whether a Host header names this server. A page of another name that leads here is somebody else's. */
  isOwn(host: string | undefined): boolean;
  /** Whether a page of this origin may open a socket. Without one it is no page. */
  mayConnect(origin: string | undefined, host: string | undefined): boolean;
}

/** The names of this server: what is given, loopback and its own address; on all addresses also numbers and the machine's name. */
export function createOwnHosts({ host, hosts = [], origins = [] }: HostOptions): OwnHosts {
  const given = new Set(hosts.map((name) => hostNameOf(nameInUrl(name))));
  const isOpen = WILDCARDS.includes(host);
  const names = new Set([...given, ...(isOpen ? machineNames() : [hostNameOf(nameInUrl(host))])]);

  return {
    isOwn(header) {
      const name = hostNameOf(header);
      if (name === undefined) return false;
      // A page can be given any name that its owner lets lead here, but no number: that must be ours for the page to come from us.
      return names.has(name) || isLoopbackName(name) || (isOpen && isIP(withoutBrackets(name)) > 0);
    },
    mayConnect(origin, header) {
      if (origin === undefined || origins.includes(origin)) return true;
      if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
      const { protocol, host: own, hostname: name, port } = new URL(origin);
      // A proxy may ask for another name than the browser did.
      if (port === '' && given.has(name)) return true;
      return URL.canParse(`${protocol}//${header ?? ''}`) && new URL(`${protocol}//${header ?? ''}`).host === own;
    },
  };
}

/** The name of a Host header as browsers write it, without the port; undefined when it is none. */
function hostNameOf(header = ''): string | undefined {
  if (!/^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i.test(header) || !URL.canParse(`http://${header}`)) return undefined;
  return new URL(`http://${header}`).hostname.replace(/\.$/, '');
}

const WILDCARDS = ['0.0.0.0', '::', ''];

const isLoopbackName = (name: string) => name === 'localhost' || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name);

const withoutBrackets = (name: string) => name.replace(/^\[|\]$/g, '');

const nameInUrl = (host: string) => (isIP(host) === 6 ? `[${host}]` : host);

/** As the machine calls itself, and as its network finds it without a name server. */
function machineNames() {
  const full = hostname().toLowerCase();
  const [first = full] = full.split('.');
  return [full, first, `${first}.local`];
}
