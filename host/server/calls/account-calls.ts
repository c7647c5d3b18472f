import type { Context, Handler } from 'hono';
import type { Account, AccountSession } from '../../../src/api/contract/account';
import { passwordChangeRequestSchema } from '../../../src/api/contract/account.requests';
import type { Practice } from '../practice/practice';
import type { ServerEnv } from './call-routes';
import { withId } from './id-calls';
import { jsonAnswer } from './json-answer';
import { noteHere } from './open-session';
import { passwordRefusal } from './password-refusal';
import { invalid, noRecord, problem } from './problems';
import type { Throttle } from './throttle';
import { brokenRule, withRequest } from './validation';

/** GET /api/account */
export function showAccount(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const { doctorId } = c.get('session');
    return c.json({
      second_factor: practice.hasSecondFactor(doctorId),
      recovery_codes: practice.recoveryCodesLeft(doctorId),
    } satisfies Account);
  };
}

/** POST /api/password-change */
export function changePassword(practice: Practice, guesses: Throttle): Handler<ServerEnv> {
  return withRequest(passwordChangeRequestSchema, async (c, { current_password, password }) => {
    const session = c.get('session');
    const owner = practice.passwordOwnerOf(session);
    if (!owner) return problem(c, 401, 'Unauthenticated.');
    const refusal = (await wrongPassword(practice, guesses, c, current_password)) ?? refused(c, password, owner);
    if (refusal) return refusal;
    await practice.setPassword(session, password);
    practice.endSessionsOf(session, session.tokenHash);
    // Who knew the old password may have logged in from elsewhere.
    practice.forgetPlaces(session);
    noteHere(practice, c, session);
    return c.body(null, 204);
  });
}

/** Counts the attempt; the answer when the password that was asked again is wrong. */
export async function wrongPassword(
  practice: Practice,
  guesses: Throttle,
  c: Context<ServerEnv>,
  password: string,
): Promise<Response | undefined> {
  const session = c.get('session');
  const refusal = guesses.attempt(c, session.tokenHash);
  if (refusal) return refusal;
  if (await practice.isPasswordOf(session, password)) return undefined;
  return invalid(c, brokenRule('current_password', 'current_password'));
}

/** GET /api/sessions */
export function listSessions(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const session = c.get('session');
    const list: AccountSession[] = practice
      .sessionsOf(session)
      .map(({ token_hash, ...one }) => ({ ...one, is_current: token_hash === session.tokenHash }));
    return jsonAnswer(
      c,
      list.sort((one, other) => Number(other.is_current) - Number(one.is_current)),
    );
  };
}

/** POST /api/session-end {id} */
export function endSession(practice: Practice): Handler<ServerEnv> {
  return withId((c, id) => {
    if (!practice.endSession(c.get('session'), id)) return noRecord(c, 'Session', id);
    return c.body(null, 204);
  });
}

/** POST /api/sessions-end-others */
export function endOtherSessions(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const session = c.get('session');
    practice.endSessionsOf(session, session.tokenHash);
    return c.body(null, 204);
  };
}

function refused(c: Context, password: string, owner: Parameters<typeof passwordRefusal>[1]): Response | undefined {
  const errors = passwordRefusal(password, owner);
  return errors && invalid(c, errors);
}
