import type { Context } from 'hono';
import { HashingBusy } from '../practice/hashing';
import { problem } from './problems';

/** The answer when too many passwords wait to be hashed; undefined for any other failure. */
export function hashingBusy(c: Context, error: Error): Response | undefined {
  if (!(error instanceof HashingBusy)) return undefined;
  c.header('Retry-After', RETRY_SECONDS);
  return problem(c, 503, 'Prihlasuje sa priveľa ľudí naraz. Skúste to, prosím, o chvíľu.');
}

/** About as long as the queue takes. */
const RETRY_SECONDS = '10';
