import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { defineCall } from '../../../src/api/define-call';
import { colleagueSetupRequestSchema } from '../../../src/features/colleagues/contract';
import type { CallRoute, Handle } from '../../http/handle';
import { exactFieldsOf } from '../../http/request-body';
import { invalid, problem } from '../../http/responses';
import type { ServerEnv } from '../../http/server-env';
import { createThrottle, throttleAddress } from '../../http/throttle';
import { withRequest } from '../../http/validation';
import { passwordRefusal } from '../../identity/login-calls';
import { EmailTaken, InvitationGone } from '../../lib/errors';
import type { Stores } from '../../stores';

export const setupMessages = {
  gone: 'Tento odkaz už neplatí. Požiadajte správcu o nový.',
  nameTaken: 'Účet lekára s týmto menom už existuje. Ak je Váš, obráťte sa na správcu.',
  emailTaken: 'Účet s týmto e-mailom už existuje. Ak je Váš, prihláste sa.',
};

/** The error message at a field of the setup page. */
export function setupMessage(issue: v.BaseIssue<unknown>): string {
  const { input, message } = issue;
  const field = v.getDotPath(issue) ?? '';
  if (input === undefined || input === null || input === '') return MISSING[field] ?? 'Vyplňte túto položku.';
  const [rule = '', parameter = ''] = message.split(':');
  return RULES[rule]?.(parameter) ?? 'Opravte túto položku.';
}

const MISSING: Readonly<Record<string, string>> = {
  doctor_name: 'Napíšte svoje meno aj s titulom.',
  email: 'Napíšte svoj e-mail.',
  password: 'Napíšte heslo.',
  password_confirmation: 'Napíšte heslo ešte raz.',
};

const RULES: Readonly<Record<string, (parameter: string) => string>> = {
  string: () => 'Napíšte text.',
  min: (length) => `Heslo musí mať najmenej ${length} znakov.`,
  max: (length) => `Text môže mať najviac ${length} znakov.`,
  email: () => 'Toto nie je e-mailová adresa. Napíšte ju napríklad takto: lekar@ambulancia.sk',
  confirmed: () => 'Heslá nie sú rovnaké.',
  name: () => 'Napíšte svoje meno, nielen titul.',
  unique: () => setupMessages.emailTaken,
  unique_name: () => setupMessages.nameTaken,
};

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
          if (error instanceof EmailTaken) return invalid(c, { email: [setupMessages.emailTaken] });
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

export const goneLink = (c: Context) => problem(c, 410, setupMessages.gone);

const MAX_TOKEN_LENGTH = 100;
