import * as calls from '../../../src/features/account/contract';
import { type CallRoute, type Handle, withId } from '../../http/handle';
import { invalid, jsonResponse, noRecord, problem } from '../../http/responses';
import { createThrottle } from '../../http/throttle';
import { withRequest } from '../../http/validation';
import { passwordRefusal, rememberPlace, wrongPassword } from '../../identity/login-calls';
import type { Stores } from '../../stores';
import { secondFactorRoutes } from './second-factor-routes';

/**
 * The routes of the own account. Their responses are not kept for an `Idempotency-Key`: they contain secrets, and an asynchronous call
 * (hashing) cannot be stored in one transaction with its response.
 */
export function accountRoutes(
  stores: Pick<Stores, 'accounts' | 'colleagues' | 'doctors' | 'places' | 'secondFactor' | 'sessions'>,
  handle: Handle,
): CallRoute[] {
  // Counted by session, so that nobody else can use up the attempts.
  const guesses = createThrottle({ attempts: 10, minutes: 15 });
  return [
    // Only refusals are logged.
    handle(calls.account, { log: { action: 'account.opened', onlyRefusals: true }, right: 'second-factor' }, (c) => {
      const { doctorId } = c.get('session');
      return c.json({
        second_factor: stores.secondFactor.hasSecondFactor(doctorId),
        recovery_codes: stores.secondFactor.recoveryCodesLeft(doctorId),
      } satisfies calls.Account);
    }),
    handle(
      calls.passwordChange,
      { log: { action: 'password.changed', provesIdentity: true }, right: 'everybody' },
      withRequest(calls.passwordChangeRequestSchema, async (c, { current_password, password }) => {
        const session = c.get('session');
        const owner = stores.colleagues.passwordOwnerOf(session);
        if (!owner) return problem(c, 401, 'Unauthenticated.');
        const wrong = await wrongPassword(stores, guesses, c, current_password);
        if (wrong) return wrong;
        const errors = passwordRefusal(password, owner);
        if (errors) return invalid(c, errors);
        await stores.accounts.setPassword(session, password);
        stores.sessions.endSessionsOf(session, session.tokenHash);
        // Somebody who knew the old password may be among the known places.
        stores.places.forgetPlaces(session);
        rememberPlace(stores, c, session);
        return c.body(null, 204);
      }),
    ),
    handle(calls.sessions, { log: 'nothing', right: 'everybody' }, (c) => {
      const session = c.get('session');
      const list: calls.AccountSession[] = stores.sessions
        .sessionsOf(session)
        .map(({ token_hash, ...one }) => ({ ...one, is_current: token_hash === session.tokenHash }));
      return jsonResponse(
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
