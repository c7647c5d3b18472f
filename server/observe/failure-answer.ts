import type { Context } from 'hono';
import type { ServerEnv } from '../calls/server-env';
import { problem } from '../calls/problems';
import { storageProblem } from '../calls/storage-problem';
import { failurePage } from '../pages/message-pages';
import { incomingOf } from './note-route';
import { observationOf } from './observation';

/** Answers an error of the program, and logs it: a page to who reads it, JSON to a program. */
export function answerFailure(error: unknown, c: Context<ServerEnv>): Response | Promise<Response> {
  const observation = observationOf(incomingOf(c));
  observation?.failed(error);
  // The failed response has left its headers: the error is neither compressed nor cached.
  for (const name of ['Content-Encoding', 'ETag']) c.header(name, undefined);
  c.header('Cache-Control', 'no-store');
  const wantsPage = /\btext\/html\b/.test(c.req.header('accept') ?? '');
  if (wantsPage) return failurePage(c, observation?.id);
  return storageProblem(c, error) ?? problem(c, 500, 'Server Error');
}
