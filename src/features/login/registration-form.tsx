import type { ReactNode } from 'react';
import type { RegistrationRequest } from './registration.contract';
import { LOGIN_FIELD_MAX_LENGTH } from '../../constants';
import { FormErrors } from '../../forms/form-errors';
import { CountdownNotice } from '../../forms/countdown-notice';
import { useForm, type FieldErrors } from '../../forms/use-form';
import { registrationTexts as texts } from '../../texts/registration';
import { screenTexts } from '../../texts/screens';
import { Button } from '../../ui/controls/button';
import { PasswordField } from '../../ui/controls/password-field';
import { TextField } from '../../ui/controls/text-field';
import { AuthCard } from './auth-card';
import { createRegistrationRules } from './registration.rules';
import type { Failure } from '../../api/failure';
import { usePart } from '../../state/react/use-store';
import { useSend } from '../../state/react/use-send';
import { failureText, withCode } from '../../texts/failures';
import { registrationPart } from './registration';

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

interface RegistrationHandlers {
  /** The account was created without a session: the login follows. */
  onRegistered(): void;
  /** The server rejected some fields. */
  onRefused(errors: FieldErrors): void;
}

/** Sends the registration, with its state: sending, failed, or throttled with a countdown. */
function useRegistration({ onRegistered, onRefused }: RegistrationHandlers) {
  const { register } = usePart(registrationPart);
  const { isSending, isWaiting, failure, secondsLeft, send } = useSend();

  return {
    isSending,
    isWaiting,
    message: failure && textOf(failure, secondsLeft),
    send: (values: RegistrationRequest) =>
      send(
        async () => {
          const outcome = await register({
            ...values,
            doctor_name: values.doctor_name.trim(),
            email: values.email.trim(),
          });
          if (outcome === 'registered') onRegistered();
        },
        (reason) => {
          if (hasFieldErrors(reason)) onRefused(inSlovak(reason.errors));
        },
      ),
  };
}

/** Translates a server's English message that an e-mail is taken: the only refusal that the form's rules cannot foresee. */
const inSlovak = ({ email, ...others }: FieldErrors): FieldErrors =>
  email ? { ...others, email: email.map((text) => (TAKEN.test(text) ? texts.taken : text)) } : others;

const TAKEN = /already been taken/i;

const hasFieldErrors = ({ kind, errors }: Failure) => kind === 'validation' && Object.keys(errors).length > 0;

function textOf(failure: Failure, secondsLeft: number): string | null {
  // The errors are shown at the fields.
  if (hasFieldErrors(failure)) return null;
  if (failure.kind === 'throttled') {
    if (failure.retryAfterSeconds === null) return texts.waitUnknown;
    return secondsLeft > 0 ? texts.wait(secondsLeft) : null;
  }
  if (failure.kind === 'offline') return texts.offline;
  if (failure.kind === 'cors') return failureText(failure);
  if (failure.kind === 'timeout') return texts.timeout;
  if (failure.kind === 'forbidden') return texts.closed;
  if (failure.kind === 'not-found') return texts.unavailable;
  return withCode(failure.kind === 'validation' ? texts.refused : texts.broken, failure);
}
