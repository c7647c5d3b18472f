import type { Context, Handler } from 'hono';
import type * as v from 'valibot';
import type { ServerEnv } from '../calls/server-env';
import { invalid } from '../calls/problems';
import { withRequest, type RequestOptions } from '../calls/validation';
import { RequestIdTaken } from '../practice/tickets';
import { TRY_AGAIN } from './kiosk-fields';

/** A call of the kiosk, whose schema has its own messages. */
export function withKioskRequest<const Schema extends v.GenericSchema>(
  schema: Schema | ((c: Context<ServerEnv>) => Schema),
  answer: (c: Context<ServerEnv>, request: v.InferOutput<Schema>) => Response,
  options: Pick<RequestOptions, 'read'> = {},
): Handler<ServerEnv> {
  return withRequest(
    schema,
    (c, request) => {
      try {
        return answer(c, request);
      } catch (error) {
        if (!(error instanceof RequestIdTaken)) throw error;
        return invalid(c, { request_id: [TRY_AGAIN] });
      }
    },
    { ...options, messageOf: ({ message }) => message },
  );
}
