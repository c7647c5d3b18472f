import { create, enforce, test } from 'vest';
import { authTexts } from '../../texts/auth';
import { ruleTexts } from '../../texts/forms';

export interface LoginValues {
  username: string;
  password: string;
}

export const createLoginRules = () =>
  create((values: LoginValues) => {
    test('username', ruleTexts.required(authTexts.username), () => {
      enforce(values.username).isNotBlank();
    });
    test('password', ruleTexts.required(authTexts.password), () => {
      enforce(values.password).isNotEmpty();
    });
  });
