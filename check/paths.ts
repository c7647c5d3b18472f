import type { Call } from '../src/api/define-call';
import { endpointNames } from '../src/elements/endpoints';
import { UsageProblem } from './usage';

/** The path of a call: its own, or its replacement. */
export type PathOf = (call: Pick<Call, 'name' | 'path'>) => string;

/** The call's name in the ids of lines, from its own path: `tickets-history`. */
export const callId = ({ path }: Call) => path.replace(/^.*\//, '');

/** Reads replacements for the calls' paths from JSON: `{"name": "/path"}`, with the names of the panel's `endpoints`. */
export function readPaths(text: string | null): PathOf {
  const replaced = new Map<string, string>();
  for (const [name, path] of Object.entries(text === null ? {} : objectIn(text)) as [string, unknown][]) {
    if (!endpointNames.some((each) => each === name))
      throw new UsageProblem(`--endpoints: there is no call „${name}“; there are ${endpointNames.join(', ')}.`);
    if (typeof path !== 'string' || !path.startsWith('/'))
      throw new UsageProblem(`--endpoints: the path of „${name}“ has to begin with a slash.`);
    replaced.set(name, path);
  }
  return ({ name = '', path }) => replaced.get(name) ?? path;
}

function objectIn(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Reported below.
  }
  throw new UsageProblem('--endpoints: the file has no JSON object, such as {"login": "/auth/login"}.');
}
