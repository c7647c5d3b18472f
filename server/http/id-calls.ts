import type { Context, Handler } from 'hono';
import { idRequestSchema } from '../../src/api/contract/request-fields';
import type { HandleOutcome, Handler as HandledBy } from '../features/tickets/handled-tickets';
import { sessionLabel } from '../identity/logins';
import type { AnnounceOptions } from '../realtime/events';
import { isSocketId } from '../realtime/protocol';
import { jsonResponse } from './json-response';
import { noRecord, problem, type Model } from './problems';
import type { ServerEnv } from './server-env';
import { withRequest } from './validation';

/** A call whose only field is `id`. */
export const withId = (respond: (c: Context<ServerEnv>, id: number) => Response) =>
  withRequest(idRequestSchema, (c, { id }) => respond(c, id));

/** A call that returns a list of the doctor's records, such as GET /api/recepts. */
export function recordsOf(read: (doctorId: number) => object): Handler<ServerEnv> {
  return (c) => jsonResponse(c, read(c.get('session').doctorId));
}

/** A call that removes one of the doctor's records. */
export const removal = (remove: (doctorId: number, id: number) => boolean, model: Model) =>
  withId((c, id) => (remove(c.get('session').doctorId, id) ? jsonResponse(c, { id }) : noRecord(c, model, id)));

/** A call that handles a pending ticket or prescription. */
export function handleRecord(
  handle: (doctorId: number, id: number, options: AnnounceOptions & HandledBy) => HandleOutcome,
  model: Model,
) {
  return withId((c, id) => {
    const outcome = handle(c.get('session').doctorId, id, changeOrigin(c));
    if (outcome === 'unknown') return noRecord(c, model, id);
    if (outcome === 'already-handled') return problem(c, 409, `The ${model.toLowerCase()} has already been handled.`);
    return jsonResponse(c, { id });
  });
}

/** The origin of a change: the socket, which gets no event of it, and the login to record. */
export const changeOrigin = (c: Context<ServerEnv>): AnnounceOptions & HandledBy => ({
  exceptSocketId: socketIdOf(c),
  by: c.get('session'),
  session: sessionLabel(c.get('session').tokenHash),
});

/** The socket of the panel that sent the request. */
function socketIdOf(c: Context): string | undefined {
  const socketId = c.req.header('x-socket-id') ?? '';
  return isSocketId(socketId) ? socketId : undefined;
}
