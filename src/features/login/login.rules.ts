import { create } from 'vest';
import { check } from '../../forms/rules/check';
import { required, requiredAsTyped } from '../../forms/rules/rule';
import { authTexts } from '../../texts/auth';

export interface LoginValues {
  username: string;
  password: string;
  /** The code of the second factor; `null` until the server requests it. */
  code: string | null;
}

export const createLoginRules = () =>
  create((values: LoginValues) => {
    check('username', authTexts.username, values.username, required);
    check('password', authTexts.password, values.password, requiredAsTyped);
    if (values.code !== null) check('code', authTexts.code, values.code, required);
  });
