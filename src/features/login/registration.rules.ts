import { create } from 'vest';
import type { RegistrationRequest } from './registration.contract';
import { DOCTOR_NAME_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../constants';
import { check } from '../../forms/rules/check';
import { required, requiredAsTyped } from '../../forms/rules/rule';
import { confirmed, email, inNfkc, max, min } from '../../forms/rules/text-rules';
import { registrationTexts as texts } from '../../texts/registration';

export const createRegistrationRules = () =>
  create((values: RegistrationRequest) => {
    check('doctor_name', texts.doctorName, values.doctor_name.trim(), required, max(DOCTOR_NAME_MAX_LENGTH));
    check('email', texts.email, values.email, required, email);
    check('password', texts.password, inNfkc(values.password), requiredAsTyped, min(PASSWORD_MIN_LENGTH));
    check(
      'password_confirmation',
      texts.passwordAgain,
      inNfkc(values.password_confirmation),
      confirmed(inNfkc(values.password)),
    );
  });
