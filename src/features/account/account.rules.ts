import { create } from 'vest';
import { PASSWORD_MIN_LENGTH, SECOND_FACTOR_DIGITS } from '../../constants';
import { check } from '../../forms/rules/check';
import { required, requiredAsTyped } from '../../forms/rules/rule';
import { confirmed, digits, inNfkc, min } from '../../forms/rules/text-rules';
import { accountTexts as texts } from '../../texts/account';

export interface NewPasswordValues {
  current_password: string;
  password: string;
  password_confirmation: string;
}

export const createNewPasswordRules = () =>
  create((values: NewPasswordValues) => {
    check('current_password', texts.currentPassword, values.current_password, requiredAsTyped);
    check('password', texts.password.next, inNfkc(values.password), requiredAsTyped, min(PASSWORD_MIN_LENGTH));
    check(
      'password_confirmation',
      texts.password.again,
      inNfkc(values.password_confirmation),
      confirmed(inNfkc(values.password)),
    );
  });

export interface PasswordValues {
  current_password: string;
}

export const createPasswordRules = () =>
  create((values: PasswordValues) => {
    check('current_password', texts.currentPassword, values.current_password, requiredAsTyped);
  });

export interface AppCodeValues {
  code: string;
}

export const createAppCodeRules = () =>
  create((values: AppCodeValues) => {
    check('code', texts.secondFactor.appCode, withoutSpaces(values.code), required, digits(SECOND_FACTOR_DIGITS));
  });

/** Both factors, which a change requires again. */
export interface ProofValues extends PasswordValues, AppCodeValues {}

export const createProofRules = () =>
  create((values: ProofValues) => {
    check('current_password', texts.currentPassword, values.current_password, requiredAsTyped);
    check('code', texts.code, values.code, required);
  });

/** Apps show a code in two groups. */
export const withoutSpaces = (code: string) => code.replace(/\s/g, '');
