/** The paths of the account's calls: defaults as the others, which come with its screen. */
export const accountEndpoints = {
  account: '/api/account',
  passwordChange: '/api/password-change',
  sessions: '/api/sessions',
  sessionEnd: '/api/session-end',
  sessionsEndOthers: '/api/sessions-end-others',
  secondFactorBegin: '/api/second-factor-begin',
  secondFactorConfirm: '/api/second-factor-confirm',
  secondFactorEnd: '/api/second-factor-end',
  recoveryCodesRenew: '/api/recovery-codes-renew',
};
export type AccountEndpoints = typeof accountEndpoints;
