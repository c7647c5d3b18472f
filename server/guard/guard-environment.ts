import { isIP } from 'node:net';
import { EnvironmentProblem } from '../environment-problem';

export interface GuardEnvironment {
  hosts?: string[];
  origins?: string[];
  isHttps?: boolean;
}

/** The variables of the names by which the server is reached, and of what may reach it. */
export function readGuard(env: Readonly<Record<string, string | undefined>>): GuardEnvironment {
  const hosts = listOf(env['ORDINACIA_HOSTS']);
  const origins = listOf(env['ORDINACIA_ORIGINS']);
  const isHttps = env['ORDINACIA_HTTPS']?.trim().toLowerCase() || 'off';
  refuseAny(
    'ORDINACIA_HOSTS',
    hosts,
    isHostName,
    'the name of a host, such as ordinacia.example: no scheme, port or path',
  );
  refuseAny('ORDINACIA_ORIGINS', origins, isOrigin, 'an origin, such as https://practice.example (no path), or null');
  if (!['on', 'off'].includes(isHttps))
    throw new EnvironmentProblem(`ORDINACIA_HTTPS="${isHttps}" is neither on nor off.`);
  return {
    ...(hosts.length > 0 ? { hosts } : {}),
    ...(origins.length > 0 ? { origins } : {}),
    ...(isHttps === 'on' ? { isHttps: true } : {}),
  };
}

const listOf = (given = '') => given.split(/[\s,]+/).filter(Boolean);

function refuseAny(name: string, list: readonly string[], isGood: (entry: string) => boolean, what: string) {
  const bad = list.find((entry) => !isGood(entry));
  if (bad !== undefined) throw new EnvironmentProblem(`${name} names "${bad}", which is not ${what}.`);
}

const isHostName = (text: string) => /^[\w-]+(?:\.[\w-]+)*\.?$/.test(text) || isIP(text) > 0;

/** `null` is every sandboxed frame, and every file: docs/cross-origin.md warns of it. */
const isOrigin = (text: string) =>
  text === 'null' || (/^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text);
