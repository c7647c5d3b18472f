import type { Context } from 'hono';
import { RETRY_SECONDS, storageFailureOf } from '../practice/storage-failure';
import { problem } from './problems';

/**
 * 503 when the disk or the file failed and not the program: nothing of the call is stored, and it may succeed later. Undefined
 * for any other error.
 */
export function storageProblem(c: Context, error: unknown): Response | undefined {
  const failure = storageFailureOf(error);
  if (!failure) return undefined;
  c.header('Retry-After', String(RETRY_SECONDS[failure]));
  return problem(c, 503, 'The data cannot be stored or read at the moment.');
}
