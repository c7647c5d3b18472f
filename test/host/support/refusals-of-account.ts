import {
  passwordChangeRequestSchema,
  secondFactorBeginRequestSchema,
  secondFactorConfirmRequestSchema,
  secondFactorProofRequestSchema,
} from '../../../src/api/contract/account.requests';
import { type RefusedFields, missing, noText, required, tooLong } from './refused-values';
import { PASSWORD } from './test-practice';

/** A password is not trimmed: spaces are none that is missing. */
const noPassword = [[null, required], ...noText, tooLong(1000)] as const satisfies RefusedFields['refused'][string];

const current_password = noPassword;
const noCode = [...noText, tooLong(50)] as const;

export const refusalsOfAccount: readonly RefusedFields[] = [
  {
    paths: ['/api/password-change'],
    schema: passwordChangeRequestSchema,
    good: { current_password: PASSWORD, password: 'nové tajné heslo', password_confirmation: 'nové tajné heslo' },
    attempts: 10,
    refused: {
      current_password: [...current_password, ['nie', 'Súčasné heslo nie je správne.']],
      password: [
        ...noPassword.slice(0, -1),
        ['1234567', 'Položka musí obsahovať minimálne 8 znakov'],
        ['iné tajné heslo', 'Zadané hodnoty nie sú rovnaké'],
      ],
      password_confirmation: [[null, required], ...noText],
    },
  },
  {
    paths: ['/api/second-factor-begin'],
    schema: secondFactorBeginRequestSchema,
    good: { current_password: PASSWORD },
    refused: { current_password },
  },
  {
    paths: ['/api/second-factor-confirm'],
    schema: secondFactorConfirmRequestSchema,
    good: { code: '123456' },
    refused: { code: [...missing, ...noCode] },
  },
  {
    paths: ['/api/second-factor-end', '/api/recovery-codes-renew'],
    schema: secondFactorProofRequestSchema,
    good: { current_password: PASSWORD, code: '123456' },
    refused: { current_password, code: noCode },
  },
];
