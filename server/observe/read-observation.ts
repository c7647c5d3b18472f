import { EnvironmentProblem } from '../environment-problem';
import type { LogForm } from './log';

/** The variables of what is written and shown about the server. A service in production logs for programs. */
export function readObservation(env: Readonly<Record<string, string | undefined>>): {
  log?: LogForm;
  metricsToken?: string;
} {
  const log = readLog(env['ORDINACIA_LOG']?.trim() || (env['NODE_ENV'] === 'production' ? 'json' : undefined));
  const metricsToken = env['ORDINACIA_METRICS_TOKEN']?.trim();
  if (metricsToken && !/^[\x21-\x7E]{16,}$/.test(metricsToken)) {
    // The value is not repeated: it would stand in the log.
    throw new EnvironmentProblem('ORDINACIA_METRICS_TOKEN is not a token: at least 16 characters without spaces.');
  }
  return { ...(log ? { log } : {}), ...(metricsToken ? { metricsToken } : {}) };
}

function readLog(given: string | undefined): LogForm | undefined {
  const form = FORMS.find((each) => each === given?.toLowerCase());
  if (given === undefined || form) return form;
  throw new EnvironmentProblem(`ORDINACIA_LOG="${given}" is neither json, text nor off.`);
}

const FORMS = ['json', 'text', 'off'] as const;
