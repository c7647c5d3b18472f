import { EnvironmentProblem } from './environment-problem';

export type Environment = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as not set. */
export const text = (env: Environment, name: string) => env[name]?.trim() || undefined;

export function readSwitch(env: Environment, name: string): boolean | undefined {
  const given = text(env, name)?.toLowerCase();
  if (given === undefined) return undefined;
  if (['on', 'true', '1', 'yes'].includes(given)) return true;
  if (['off', 'false', '0', 'no'].includes(given)) return false;
  throw new EnvironmentProblem(`${name}="${given}" is neither on nor off.`);
}

export function readPort(env: Environment, name: string, smallest: number): number | undefined {
  const given = text(env, name);
  if (given === undefined) return undefined;
  const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN;
  if (port >= smallest && port <= 65_535) return port;
  throw new EnvironmentProblem(`${name}="${given}" is not a port: a whole number from ${smallest} to 65535.`);
}
