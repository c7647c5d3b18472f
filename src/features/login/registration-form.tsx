import type { ReactNode } from 'react';
import type { RegistrationRequest } from './registration.contract';
import { LOGIN_FIELD_MAX_LENGTH } from '../../constants';
import { FormErrors } from '../../forms/form-errors';
import { CountdownNotice } from '../../forms/countdown-notice';
import { useForm } from '../../forms/use-form';
import { registrationTexts as texts } from '../../texts/registration';
import { screenTexts } from '../../texts/screens';
import { Button } from '../../ui/controls/button';
import { PasswordField } from '../../ui/controls/password-field';
import { TextField } from '../../ui/controls/text-field';
import { AuthCard } from './auth-card';
import { createRegistrationRules } from './registration.rules';
import { useRegistration } from './use-registration';

interface RegistrationFormProps {
  /** The account was created without a session: the login follows. */
  onRegistered(): void;
  /** The link to the login. */
  children?: ReactNode;
}

/** The registration. When the server also starts a session, the screen redirects. */
export function RegistrationForm({ onRegistered, children }: RegistrationFormProps) {
  const { field, formErrors, handleSubmit, showErrors } = useForm(nothingYet, createRegistrationRules);
  const { isSending, isWaiting, message, send } = useRegistration({ onRegistered, onRefused: showErrors });
  return (
    <AuthCard
      title={screenTexts.registration.title}
      intro={texts.intro}
      onSubmit={handleSubmit((values) => void send(values))}
    >
      <CountdownNotice message={message} isWaiting={isWaiting} spoken={texts.waitUnknown} />
      <FormErrors messages={formErrors} />
      <TextField
        {...field('doctor_name')}
        label={texts.doctorName}
        info={texts.doctorNameInfo}
        autoComplete="name"
        required
      />
      <TextField
        {...field('email')}
        label={texts.email}
        info={texts.emailInfo}
        type="email"
        autoComplete="username"
        maxLength={LOGIN_FIELD_MAX_LENGTH}
        required
      />
      <PasswordField
        {...field('password')}
        label={texts.password}
        info={texts.passwordInfo}
        autoComplete="new-password"
        maxLength={LOGIN_FIELD_MAX_LENGTH}
        required
      />
      <PasswordField
        {...field('password_confirmation')}
        label={texts.passwordAgain}
        autoComplete="new-password"
        maxLength={LOGIN_FIELD_MAX_LENGTH}
        required
      />
      <Button type="submit" variant="primary" isBusy={isSending} isDisabled={isWaiting}>
        {isSending ? texts.sending : texts.submit}
      </Button>
      {children}
    </AuthCard>
  );
}

const nothingYet: RegistrationRequest = { doctor_name: '', email: '', password: '', password_confirmation: '' };
