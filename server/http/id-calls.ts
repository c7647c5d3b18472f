import type { Context, Handler } from 'hono';
import { idRequestSchema } from '../../src/api/contract/records.requests';
import type { HandleOutcome, Handler as HandledBy } from '../features/tickets/handled-tickets';
import { sessionLabel } from '../identity/logins';
import type { AnnounceOptions } from '../realtime/events';
import { isSocketId } from '../realtime/protocol';
import { jsonAnswer } from './json-answer';
import { noRecord, problem, type Model } from './problems';
import type { ServerEnv } from './server-env';
import { withRequest } from './validation';

/** A call with only an `{id}`. */
export const withId = (answer: (c: Context<ServerEnv>, id: number) => Response) =>
  withRequest(idRequestSchema, (c, { id }) => answer(c, id));

/** A call that answers a list of the doctor's records, such as GET /api/recepts. */
export function recordsOf(read: (doctorId: number) => object): Handler<ServerEnv> {
  return (c) => jsonAnswer(c, read(c.get('session').doctorId));
}

/** A call that removes one of the doctor's records. */
export const removal = (remove: (doctorId: number, id: number) => boolean, model: Model) =>
  withId((c, id) => (remove(c.get('session').doctorId, id) ? jsonAnswer(c, { id }) : noRecord(c, model, id)));

/** A call that settles something pending: a ticket or a prescription. */
export function handleRecord(
  handle: (doctorId: number, id: number, options: AnnounceOptions & HandledBy) => HandleOutcome,
  model: Model,
) {
  return withId((c, id) => {
    const outcome = handle(c.get('session').doctorId, id, whoHandles(c));
    if (outcome === 'unknown') return noRecord(c, model, id);
    if (outcome === 'already-handled') return problem(c, 409, `The ${model.toLowerCase()} has already been handled.`);
    return jsonAnswer(c, { id });
  });
}

/** The panel that made the change, which gets no event of it, and the login to note with it. */
export const whoHandles = (c: Context<ServerEnv>): AnnounceOptions & HandledBy => ({
  exceptSocketId: socketIdOf(c),
  by: c.get('session'),
  session: sessionLabel(c.get('session').tokenHash),
});

/** The socket of the panel that sent the request, which does not get its own event. */
function socketIdOf(c: Context): string | undefined {
  const socketId = c.req.header('x-socket-id') ?? '';
  return isSocketId(socketId) ? socketId : undefined;
}
