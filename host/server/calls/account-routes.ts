import * as calls from '../../../src/api/calls/account';
import type { Practice } from '../practice/practice';
import { changePassword, endOtherSessions, endSession, listSessions, showAccount } from './account-calls';
import type { CallRoute } from './call-routes';
import type { Handle } from './handle';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, renewRecoveryCodes } from './second-factor-calls';
import { createThrottle } from './throttle';

/** What `admin.attributes.capabilities` says of these calls. */
export const ACCOUNT_CAPABILITIES = ['password', 'sessions', 'second-factor'];

/**
 * The routes of the doctor's own account. No answer is kept for an `Idempotency-Key`: they hold secrets, and a call that waits for a
 * hash could not be stored together with its answer.
 */
export function accountRoutes(practice: Practice, handle: Handle): CallRoute[] {
  // Of each session: nobody else can use them up.
  const guesses = createThrottle({ attempts: 10, minutes: 15 });
  const proof = (action: string) => ({ log: { action, isProof: true }, right: 'second-factor' }) as const;
  return [
    // Only who may not.
    handle(
      calls.account,
      { log: { action: 'account.opened', isQuestion: true }, right: 'second-factor' },
      showAccount(practice),
    ),
    handle(
      calls.passwordChange,
      { log: { action: 'password.changed', isProof: true }, right: 'everybody' },
      changePassword(practice, guesses),
    ),
    handle(calls.sessions, { log: 'nothing', right: 'everybody' }, listSessions(practice)),
    handle(calls.sessionEnd, { log: { action: 'session.ended-by-id' }, right: 'everybody' }, endSession(practice)),
    handle(
      calls.sessionsEndOthers,
      { log: { action: 'session.ended-others' }, right: 'everybody' },
      endOtherSessions(practice),
    ),
    handle(calls.secondFactorBegin, proof('second-factor.begun'), beginSecondFactor(practice, guesses)),
    handle(calls.secondFactorConfirm, proof('second-factor.set'), confirmSecondFactor(practice, guesses)),
    handle(calls.secondFactorEnd, proof('second-factor.removed'), endSecondFactor(practice, guesses)),
    handle(calls.recoveryCodesRenew, proof('second-factor.codes-renewed'), renewRecoveryCodes(practice, guesses)),
  ];
}
