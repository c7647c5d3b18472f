import { EnvironmentProblem } from './environment-problem';
import { readSwitch, text, type Environment } from './environment-values';
import { registrationModes } from './features/setup/server-notes';
import type { ServerOptions } from './start-server';

/** Whether there is a demo with examples, how doctors get accounts, and at which address. */
export function readSetup(env: Environment): Pick<ServerOptions, 'demo' | 'pages' | 'registration' | 'publicUrl'> {
  const isProduction = env['NODE_ENV'] === 'production';
  const demo = readSwitch(env, 'ORDINACIA_DEMO') ?? (isProduction ? false : undefined);
  const registration = readRegistration(env);
  const publicUrl = readPublicUrl(env);
  return {
    ...(demo === undefined ? {} : { demo }),
    // They are for who tries the panel, and nothing of a practice.
    ...(isProduction && demo !== true ? { pages: { hasExamples: false } } : {}),
    ...(registration === undefined ? {} : { registration }),
    ...(publicUrl === undefined ? {} : { publicUrl }),
  };
}

function readRegistration(env: Environment) {
  const given = text(env, 'ORDINACIA_REGISTRATION')?.toLowerCase();
  if (given === undefined) return undefined;
  const mode = registrationModes.find((each) => each === given);
  if (mode) return mode;
  throw new EnvironmentProblem(`ORDINACIA_REGISTRATION="${given}" is none of ${registrationModes.join(', ')}.`);
}

function readPublicUrl(env: Environment) {
  const given = text(env, 'ORDINACIA_URL');
  if (given === undefined) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  // The value is not repeated: it could have a login in it.
  throw new EnvironmentProblem(
    'ORDINACIA_URL is not an origin, such as https://practice.example (no path, login or query).',
  );
}
