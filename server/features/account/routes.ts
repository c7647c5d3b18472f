import type { Context } from 'hono';
import { encode } from 'uqr';
import * as calls from '../../../src/features/account/contract';
import { withId, type CallRoute, type Handle } from '../../http/handle';
import { invalid, jsonResponse, noRecord, problem, unauthenticated } from '../../http/responses';
import type { ServerEnv } from '../../http/server-env';
import { createThrottle, type Throttle } from '../../http/throttle';
import { brokenRule, withRequest } from '../../http/validation';
import { passwordRefusal, refusePassword, rememberPlace, wrongPassword } from '../../identity/login-calls';
import type { Stores } from '../../stores';

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
        if (!owner) return unauthenticated(c);
        const before = stores.accounts.passwordHashOf(session);
        const wrong = await wrongPassword(stores, guesses, c, current_password);
        if (wrong) return wrong;
        const errors = passwordRefusal(password, owner);
        if (errors) return invalid(c, errors);
        const isSet = await stores.accounts.setPassword(
          session,
          password,
          () => {
            stores.sessions.endSessionsOf(session, session.tokenHash);
            // Somebody who knew the old password may be among the known places.
            stores.places.forgetPlaces(session);
          },
          // Another tab of this session may have changed the password meanwhile.
          () => stores.sessions.isSession(session.tokenHash) && stores.accounts.passwordHashOf(session) === before,
        );
        if (!isSet) return refusePassword(stores, c);
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

/** `guesses` counts the attempts of each session. */
function secondFactorRoutes(
  stores: Pick<Stores, 'accounts' | 'doctors' | 'secondFactor' | 'sessions'>,
  handle: Handle,
  guesses: Throttle,
): CallRoute[] {
  const proof = (action: string) => ({ log: { action, provesIdentity: true }, right: 'second-factor' }) as const;
  return [
    handle(
      calls.secondFactorBegin,
      proof('second-factor.begun'),
      withRequest(calls.secondFactorBeginRequestSchema, async (c, { current_password }) => {
        const { doctorId } = c.get('session');
        const refusal = await wrongPassword(stores, guesses, c, current_password);
        if (refusal) return refusal;
        const doctor = stores.doctors.doctorOf(doctorId);
        const setup = doctor ? stores.secondFactor.beginSecondFactor(doctorId, doctor.email) : null;
        if (!setup) return problem(c, 409, 'Dvojstupňové overenie je už zapnuté.');
        return c.json({ ...setup, qr: qrCode(setup.uri) } satisfies calls.SecondFactorSetup);
      }),
    ),
    handle(
      calls.secondFactorConfirm,
      proof('second-factor.set'),
      withRequest(calls.secondFactorConfirmRequestSchema, (c, { code }) => {
        const { doctorId, tokenHash } = c.get('session');
        const refusal = guesses.attempt(c, tokenHash);
        if (refusal) return refusal;
        const recovery_codes = stores.secondFactor.confirmSecondFactor(doctorId, code);
        if (recovery_codes === 'none')
          return problem(c, 409, 'Platnosť nastavenia sa skončila. Začnite, prosím, znova.');
        if (recovery_codes === 'wrong') return invalid(c, brokenRule('code', 'wrong_code'));
        return c.json({ recovery_codes } satisfies calls.RecoveryCodes);
      }),
    ),
    handle(
      calls.secondFactorEnd,
      proof('second-factor.removed'),
      withProof(stores, guesses, (c) => {
        stores.secondFactor.endSecondFactor(c.get('session').doctorId);
        return c.body(null, 204);
      }),
    ),
    handle(
      calls.recoveryCodesRenew,
      proof('second-factor.codes-renewed'),
      withProof(stores, guesses, (c) => {
        const recovery_codes = stores.secondFactor.renewRecoveryCodes(c.get('session').doctorId);
        return c.json({ recovery_codes } satisfies calls.RecoveryCodes);
      }),
    ),
  ];
}

/** Requires both factors again: somebody at an open panel who knows the password must not be able to remove the second factor. */
function withProof(
  stores: Pick<Stores, 'accounts' | 'secondFactor' | 'sessions'>,
  guesses: Throttle,
  respond: (c: Context<ServerEnv>) => Response,
) {
  return withRequest(calls.secondFactorProofRequestSchema, async (c, { current_password, code }) => {
    const { doctorId } = c.get('session');
    if (!stores.secondFactor.hasSecondFactor(doctorId)) return problem(c, 409, 'Dvojstupňové overenie nie je zapnuté.');
    const refusal = await wrongPassword(stores, guesses, c, current_password);
    if (refusal) return refusal;
    if (code === null) return invalid(c, brokenRule('code', 'code'));
    if (!stores.secondFactor.useCode(doctorId, code)) return invalid(c, brokenRule('code', 'wrong_code'));
    return respond(c);
  });
}

/** A QR code as rows of `1` and `0`, with the light border that cameras need. */
const qrCode = (text: string): string[] =>
  encode(text, { border: QUIET_ZONE }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));

const QUIET_ZONE = 4;
