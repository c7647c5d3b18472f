import type { Practice } from '../practice/practice';
import { account, changePassword, endOtherSessions, endSession, sessions } from './account-calls';
import type { CallRoute } from './call-routes';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, renewRecoveryCodes } from './second-factor-calls';
import { createThrottle } from './throttle';

/** What `admin.attributes.capabilities` says of these calls. */
export const ACCOUNT_CAPABILITIES = ['password', 'sessions', 'second-factor'];

/**
 * The routes of the doctor's own account. No answer is kept for an `Idempotency-Key`: they hold secrets, and a call that waits for a
 * hash could not be stored together with its answer.
 */
export function accountRoutes(practice: Practice, authenticated: CallRoute['handlers']): CallRoute[] {
  // Of each session: nobody else can use them up.
  const guesses = createThrottle({ attempts: 10, minutes: 15 });
  const get = (path: string, handler: CallRoute['handlers'][0]): CallRoute => ({
    method: 'GET',
    path,
    handlers: [...authenticated, handler],
  });
  const post = (path: string, handler: CallRoute['handlers'][0]): CallRoute => ({
    ...get(path, handler),
    method: 'POST',
  });
  return [
    get('/api/account', account(practice)),
    post('/api/password-change', changePassword(practice, guesses)),
    get('/api/sessions', sessions(practice)),
    post('/api/session-end', endSession(practice)),
    post('/api/sessions-end-others', endOtherSessions(practice)),
    post('/api/second-factor-begin', beginSecondFactor(practice, guesses)),
    post('/api/second-factor-confirm', confirmSecondFactor(practice, guesses)),
    post('/api/second-factor-end', endSecondFactor(practice, guesses)),
    post('/api/recovery-codes-renew', renewRecoveryCodes(practice, guesses)),
  ];
}
