import type { Context, Handler } from 'hono';
import { idRequestSchema } from '../../../src/api/contract/records.requests';
import type { AnnounceOptions } from '../practice/announce';
import type { HandleOutcome } from '../practice/tickets';
import type { ServerEnv } from './call-routes';
import { jsonAnswer } from './json-answer';
import { noRecord, problem, type Model } from './problems';
import { socketIdOf } from './socket-id';
import { withRequest } from './validation';

/** A call with only an `{id}`. */
export const withId = (answer: (c: Context<ServerEnv>, id: number) => Response): Handler<ServerEnv> =>
  withRequest(idRequestSchema, (c, { id }) => answer(c, id));

/** A call that settles something pending: a ticket or a prescription. */
export function handleRecord(
  handle: (doctorId: number, id: number, options: AnnounceOptions) => HandleOutcome,
  model: Model,
): Handler<ServerEnv> {
  return withId((c, id) => {
    const outcome = handle(c.get('session').doctorId, id, { exceptSocketId: socketIdOf(c) });
    if (outcome === 'unknown') return noRecord(c, model, id);
    if (outcome === 'already-handled') return problem(c, 409, `The ${model.toLowerCase()} has already been handled.`);
    return jsonAnswer(c, { id });
  });
}
