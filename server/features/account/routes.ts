import * as calls from '../../../src/features/account/contract';
import { passwordChangeRequestSchema, type Account, type AccountSession } from '../../../src/features/account/contract';
import type { CallRoute } from '../../http/call-routes';
import type { Handle } from '../../http/handle';
import { withId } from '../../http/id-calls';
import { jsonAnswer } from '../../http/json-answer';
import { invalid, noRecord, problem } from '../../http/problems';
import { createThrottle } from '../../http/throttle';
import { withRequest } from '../../http/validation';
import { noteHere } from '../../identity/open-session';
import { passwordRefusal, wrongPassword } from '../../identity/password-refusal';
import type { Stores } from '../../stores';
import { secondFactorRoutes } from './second-factor-routes';

/**
 * The routes of the doctor's own account. No answer is kept for an `Idempotency-Key`: they hold secrets, and a call that waits for a
 * hash could not be stored together with its answer.
 */
export function accountRoutes(
  stores: Pick<Stores, 'accounts' | 'colleagues' | 'doctors' | 'places' | 'secondFactor' | 'sessions'>,
  handle: Handle,
): CallRoute[] {
  // Counted by session: nobody else can use them up.
  const guesses = createThrottle({ attempts: 10, minutes: 15 });
  return [
    // Only who may not.
    handle(calls.account, { log: { action: 'account.opened', isQuestion: true }, right: 'second-factor' }, (c) => {
      const { doctorId } = c.get('session');
      return c.json({
        second_factor: stores.secondFactor.hasSecondFactor(doctorId),
        recovery_codes: stores.secondFactor.recoveryCodesLeft(doctorId),
      } satisfies Account);
    }),
    handle(
      calls.passwordChange,
      { log: { action: 'password.changed', isProof: true }, right: 'everybody' },
      withRequest(passwordChangeRequestSchema, async (c, { current_password, password }) => {
        const session = c.get('session');
        const owner = stores.colleagues.passwordOwnerOf(session);
        if (!owner) return problem(c, 401, 'Unauthenticated.');
        const wrong = await wrongPassword(stores, guesses, c, current_password);
        if (wrong) return wrong;
        const errors = passwordRefusal(password, owner);
        if (errors) return invalid(c, errors);
        await stores.accounts.setPassword(session, password);
        stores.sessions.endSessionsOf(session, session.tokenHash);
        // Known places may include those of somebody who knew the old password.
        stores.places.forgetPlaces(session);
        noteHere(stores, c, session);
        return c.body(null, 204);
      }),
    ),
    handle(calls.sessions, { log: 'nothing', right: 'everybody' }, (c) => {
      const session = c.get('session');
      const list: AccountSession[] = stores.sessions
        .sessionsOf(session)
        .map(({ token_hash, ...one }) => ({ ...one, is_current: token_hash === session.tokenHash }));
      return jsonAnswer(
        c,
        list.sort((one, other) => Number(other.is_current) - Number(one.is_current)),
      );
    }),
    handle(
      calls.sessionEnd,
      { log: { action: 'session.ended-by-id' }, right: 'everybody' },
      withId((c, id) =>
        stores.sessions.endSession(c.get('session'), id) ? c.body(null, 204) : noRecord(c, 'Session', id),
      ),
    ),
    handle(calls.sessionsEndOthers, { log: { action: 'session.ended-others' }, right: 'everybody' }, (c) => {
      const session = c.get('session');
      stores.sessions.endSessionsOf(session, session.tokenHash);
      return c.body(null, 204);
    }),
    ...secondFactorRoutes(stores, handle, guesses),
  ];
}
