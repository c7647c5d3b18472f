import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { askSecret, hasTerminal } from '../server/cli/terminal';
import { channelAuthorize } from '../src/api/session';
import type { Asked } from './client';
import { readPaths, type PathOf } from './paths';
import type { Credentials } from './session';
import { UsageProblem } from './usage';

const ELEMENTS = ['admin', 'waiting-room', 'hot-panel'] as const;
type Element = (typeof ELEMENTS)[number];

interface RealtimeOptions {
  key: string | null;
  /** Address of the socket server, without its path: `wss://portal.example:443`. */
  address: string;
  /** The channel authorization. */
  authorize: Asked;
  /** `{id}` stands for the doctor's id. */
  channel: string;
}

export interface CheckOptions {
  /** Without a slash at the end. */
  base: string;
  origin: string | null;
  pathOf: PathOf;
  realtime: RealtimeOptions;
  mayWrite: boolean;
  /** The element on the page: `admin` makes more calls than the others. */
  element: Element;
  timeoutMs: number;
}

/** Parsed arguments: the options, and how to get the login. */
interface Arguments {
  options: CheckOptions;
  email: string | null;
  isPasswordOnInput: boolean;
  isTokenGiven: boolean;
  isJson: boolean;
}

/** Throws a UsageProblem whose message repeats no value, which may be a misplaced secret. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parsed(args);
  const [address, ...rest] = positionals;
  if (address === undefined) throw new UsageProblem('Which backend? Such as: ordinacia-check https://portal.example');
  if (rest.length > 0) throw new UsageProblem('There is one address; a password or a token is never an argument.');
  if (values.email !== undefined && values.token)
    throw new UsageProblem('Either --email or --token: one session is enough.');
  const base = readBase(address);
  return {
    email: values.email ?? null,
    isPasswordOnInput: values['password-stdin'],
    isTokenGiven: values.token,
    isJson: values.json,
    options: {
      base,
      origin: readOrigin(values.origin),
      pathOf: readPaths(readFile(values.endpoints)),
      realtime: readRealtime(values, new URL(base)),
      mayWrite: values.write,
      element: readElement(values.element),
      timeoutMs: readTimeout(values.timeout),
    },
  };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const isOn = { type: 'boolean', default: false } as const;
  const options = {
    email: text,
    'password-stdin': isOn,
    token: isOn,
    'realtime-key': text,
    'realtime-host': text,
    'realtime-port': text,
    'realtime-scheme': text,
    'realtime-cluster': text,
    'realtime-auth': text,
    'realtime-channel': text,
    origin: text,
    element: text,
    endpoints: text,
    timeout: text,
    write: isOn,
    json: isOn,
  };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // The message keeps only the name of an unknown option: its value may be a password.
    const message = error instanceof Error ? error.message.replace(/=\S*/g, '') : '';
    throw new UsageProblem(message.replace(/\. To specify.*$/s, '.') || 'These arguments cannot be read.');
  }
}

type Values = ReturnType<typeof parsed>['values'];

function readBase(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new UsageProblem('The address has to be like https://portal.example: no login, query or # in it.');
  return url.href.replace(/\/+$/, '');
}

function readOrigin(given: string | undefined): string | null {
  if (given === undefined) return null;
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  throw new UsageProblem('--origin has to be like https://clinic.example: no path.');
}

function readElement(given = 'admin'): Element {
  const element = ELEMENTS.find((each) => each === given);
  if (element) return element;
  throw new UsageProblem(`--element has to be one of ${ELEMENTS.join(', ')}.`);
}

function readFile(path: string | undefined): string | null {
  if (path === undefined) return null;
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UsageProblem('--endpoints: the file cannot be read.');
  }
}

function readTimeout(given = String(DEFAULT_TIMEOUT_SECONDS)): number {
  const seconds = Number(given);
  if (seconds > 0 && seconds <= LONGEST_TIMEOUT_SECONDS) return seconds * 1000;
  throw new UsageProblem(`--timeout has to be a number of seconds, up to ${LONGEST_TIMEOUT_SECONDS}.`);
}

function readRealtime(values: Values, base: URL): RealtimeOptions {
  const scheme = values['realtime-scheme'] ?? base.protocol.replace(':', '');
  if (!['http', 'https'].includes(scheme)) throw new UsageProblem('--realtime-scheme has to be https or http.');
  const cluster = values['realtime-cluster'];
  const host = values['realtime-host'] ?? (cluster === undefined ? base.hostname : `ws-${cluster}.pusher.com`);
  const ownPort = host === base.hostname && base.port !== '' ? base.port : undefined;
  const port = values['realtime-port'] ?? ownPort ?? (scheme === 'https' ? '443' : '80');
  const address = `${scheme === 'https' ? 'wss' : 'ws'}://${host}:${port}`;
  if (!/^\d{1,5}$/.test(port) || !URL.canParse(address))
    throw new UsageProblem('--realtime-host and --realtime-port have to be a name and a number, such as 8080.');
  const authorize = { ...channelAuthorize, path: values['realtime-auth'] ?? channelAuthorize.path };
  if (!authorize.path.startsWith('/')) throw new UsageProblem('--realtime-auth has to begin with a slash.');
  return {
    key: values['realtime-key'] ?? null,
    address,
    authorize,
    channel: values['realtime-channel'] ?? 'admin.{id}',
  };
}

const DEFAULT_TIMEOUT_SECONDS = 20;
const LONGEST_TIMEOUT_SECONDS = 300;

/** Reads the password or the token from sources that other users of the machine cannot see. */
export async function readCredentials(
  { email, isPasswordOnInput, isTokenGiven }: Arguments,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Credentials> {
  if (isTokenGiven) {
    const token = env['ORDINACIA_TOKEN']?.trim();
    if (!token) throw new UsageProblem('--token: ORDINACIA_TOKEN is empty.');
    return { token };
  }
  if (email === null) return null;
  const password = await readPassword(isPasswordOnInput, env['ORDINACIA_PASSWORD']);
  if (password === '') throw new UsageProblem('The password is empty.');
  return { email, password };
}

async function readPassword(isOnInput: boolean, given: string | undefined): Promise<string> {
  if (isOnInput) return (await text(process.stdin)).replace(/\r?\n$/, '');
  if (given) return given;
  if (hasTerminal())
    return askSecret('Password (not shown): ', { input: process.stdin, output: process.stderr }).catch(() => '');
  throw new UsageProblem('--email: the password has to come from ORDINACIA_PASSWORD, a terminal or --password-stdin.');
}
