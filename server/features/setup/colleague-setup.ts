import type { Context, MiddlewareHandler } from 'hono';
import type * as v from 'valibot';
import { colleagueSetupRequestSchema } from '../../../src/features/colleagues/contract';
import { defineCall } from '../../../src/api/define-call';
import { EmailTaken, InvitationGone } from '../../lib/errors';
import type { CallRoute, Handle } from '../../http/handle';
import { invalid, problem } from '../../http/responses';
import { exactFieldsOf } from '../../http/request-body';
import type { ServerEnv } from '../../http/server-env';
import { createThrottle, throttleAddress } from '../../http/throttle';
import { withRequest } from '../../http/validation';
import { passwordRefusal } from '../../identity/login-calls';
import type { Stores } from '../../stores';
import { setupMessage, setupMessages as messages } from './messages';

const colleagueSetup = defineCall<v.InferInput<typeof colleagueSetupRequestSchema>>()({
  method: 'POST',
  path: '/api/colleague-setup',
});

/** 201 {email}. Starts no session. */
export function colleagueSetupRoute(stores: Pick<Stores, 'colleagues'>, handle: Handle): CallRoute {
  return handle(
    colleagueSetup,
    {
      log: { action: 'colleague.set-up', provesIdentity: true, doctor: (c) => c.get('invited') ?? null },
      right: 'open',
      before: [throttleAddress(createThrottle({ perMinute: 60 })), requireLink(stores)],
    },
    withRequest(
      colleagueSetupRequestSchema,
      async (c, { token, email, password }) => {
        const invited = stores.colleagues.colleagueInvitationOf(token);
        const owner = invited && stores.colleagues.passwordOwnerOf(invited);
        if (!owner) return goneLink(c);
        const refusal = passwordRefusal(password, { ...owner, email });
        if (refusal) return invalid(c, refusal);
        try {
          return c.json(await stores.colleagues.setUpColleague(token, { email, password }), 201);
        } catch (error) {
          if (error instanceof EmailTaken) return invalid(c, { email: [messages.emailTaken] });
          if (error instanceof InvitationGone) return goneLink(c);
          throw error;
        }
      },
      { messageOf: setupMessage },
    ),
  );
}

/**
 * Refuses requests without a valid link before validation and hashing. With a link, errors reveal that an e-mail is taken, so each link
 * has only a few attempts.
 */
function requireLink(stores: Pick<Stores, 'colleagues'>): MiddlewareHandler<ServerEnv> {
  const attempts = createThrottle({ attempts: 10, minutes: 60 });
  return async (c, next) => {
    const invited = stores.colleagues.colleagueInvitationOf(tokenIn(c));
    if (!invited) return goneLink(c);
    c.set('invited', invited);
    return attempts.attempt(c, String(invited.colleagueId)) ?? next();
  };
}

/** The link's token; empty when there is none. */
export function tokenIn(c: Context<ServerEnv>): string {
  const { token } = exactFieldsOf(c);
  return typeof token === 'string' && token.length <= MAX_TOKEN_LENGTH ? token : '';
}

export const goneLink = (c: Context) => problem(c, 410, messages.gone);

const MAX_TOKEN_LENGTH = 100;
