import { accountSchema, recoveryCodesSchema, secondFactorSetupSchema, sessionSchema } from '../contract/account';
import type {
  PasswordChangeRequest,
  SecondFactorBeginRequest,
  SecondFactorConfirmRequest,
  SecondFactorProofRequest,
} from '../contract/account.requests';
import type { IdRequest } from '../contract/records.requests';
import { defineCall } from '../define-call';

export const account = defineCall()({
  name: 'account',
  method: 'GET',
  path: '/api/account',
  capability: 'second-factor',
  response: { record: accountSchema },
});

/** The doctor's sessions, this one first. */
export const sessions = defineCall()({
  name: 'sessions',
  method: 'GET',
  path: '/api/sessions',
  capability: 'sessions',
  response: { what: 'session', list: sessionSchema },
});

export const sessionEnd = defineCall<IdRequest>()({
  name: 'sessionEnd',
  method: 'POST',
  path: '/api/session-end',
  capability: 'sessions',
});

export const sessionsEndOthers = defineCall()({
  name: 'sessionsEndOthers',
  method: 'POST',
  path: '/api/sessions-end-others',
  capability: 'sessions',
});

/** Ends the other sessions. */
export const passwordChange = defineCall<PasswordChangeRequest>()({
  name: 'passwordChange',
  method: 'POST',
  path: '/api/password-change',
  capability: 'password',
});

/** Responds with what the authenticator app has to know. */
export const secondFactorBegin = defineCall<SecondFactorBeginRequest>()({
  name: 'secondFactorBegin',
  method: 'POST',
  path: '/api/second-factor-begin',
  capability: 'second-factor',
  response: { record: secondFactorSetupSchema },
});

/** Responds with the recovery codes, which are sent this once. */
export const secondFactorConfirm = defineCall<SecondFactorConfirmRequest>()({
  name: 'secondFactorConfirm',
  method: 'POST',
  path: '/api/second-factor-confirm',
  capability: 'second-factor',
  response: { record: recoveryCodesSchema },
});

export const secondFactorEnd = defineCall<SecondFactorProofRequest>()({
  name: 'secondFactorEnd',
  method: 'POST',
  path: '/api/second-factor-end',
  capability: 'second-factor',
});

export const recoveryCodesRenew = defineCall<SecondFactorProofRequest>()({
  name: 'recoveryCodesRenew',
  method: 'POST',
  path: '/api/recovery-codes-renew',
  capability: 'second-factor',
  response: { record: recoveryCodesSchema },
});
