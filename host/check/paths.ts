import { accountEndpoints, type AccountEndpoints } from '../../src/api/account-endpoints';
import { defaultEndpoints, type Endpoints } from '../../src/api/endpoints';
import { UsageProblem } from './usage';

/** Where each call is, by the names of the panel's `endpoints`. */
export type Paths = Endpoints & AccountEndpoints;

const defaults: Paths = { ...defaultEndpoints, ...accountEndpoints };

/** The defaults with those of a JSON file `{"name": "/path"}`. */
export function readPaths(text: string | null): Paths {
  if (text === null) return defaults;
  const given = objectIn(text);
  for (const [name, path] of Object.entries(given)) {
    if (!Object.hasOwn(defaults, name))
      throw new UsageProblem(`--endpoints: there is no call „${name}“; there are ${Object.keys(defaults).join(', ')}.`);
    if (typeof path !== 'string' || !path.startsWith('/'))
      throw new UsageProblem(`--endpoints: the path of „${name}“ has to begin with a slash.`);
  }
  return { ...defaults, ...given };
}

function objectIn(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Said below.
  }
  throw new UsageProblem('--endpoints: the file has no JSON object, such as {"login": "/auth/login"}.');
}
