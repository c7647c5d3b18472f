import { useEffect, useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { LOGIN_FIELD_MAX_LENGTH, SECOND_FACTOR_CODE_MAX_LENGTH } from '../../constants';
import { CountdownNotice } from '../../forms/countdown-notice';
import { useForm, type FieldErrors } from '../../forms/use-form';
import { useStore, useValue, usePart } from '../../state/react/use-store';
import { authTexts } from '../../texts/auth';
import { screenTexts } from '../../texts/screens';
import { Button } from '../../ui/controls/button';
import { Notice } from '../../ui/feedback/notice';
import { PasswordField } from '../../ui/controls/password-field';
import { TextField } from '../../ui/controls/text-field';
import type { Failure } from '../../api/failure';
import { useSend } from '../../state/react/use-send';
import { failureText, withCode } from '../../texts/failures';
import { AuthCard } from './auth-card';
import { createLoginRules, type LoginValues } from './login.rules';
import { loginPart } from './part';

export interface LoginFormProps {
  /** The username field. */
  ref?: Ref<HTMLInputElement>;
  /** More content of the card: the link to the registration. */
  children?: ReactNode;
}

export function LoginForm({ ref, children }: LoginFormProps) {
  const { session } = useStore();
  const endedBy = useValue(session.endedBy);
  const { values, valuesNow, field, handleSubmit, showErrors, reset } = useForm<LoginValues>(
    nothingYet,
    createLoginRules,
  );
  const withCode = (next: string | null) => reset({ ...valuesNow(), code: next });
  const { isSending, isWaiting, message, send } = useLogin({
    onCodeNeeded: () => withCode(''),
    onCodeRefused: showErrors,
  });
  const password = useRef<HTMLInputElement>(null);
  const isCodeNeeded = values.code !== null;
  return (
    <AuthCard
      title={screenTexts.login.title}
      intro={authTexts.intro}
      onSubmit={handleSubmit((values) => void send(values))}
    >
      {endedBy === 'expiry' && !message && (
        <Notice variant="warning" role="status">
          {authTexts.expired}
        </Notice>
      )}
      <CountdownNotice message={message} isWaiting={isWaiting} spoken={authTexts.waitUnknown} />
      <TextField
        {...field('username')}
        ref={ref ?? null}
        label={authTexts.username}
        info={authTexts.usernameInfo}
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LOGIN_FIELD_MAX_LENGTH}
        required
      />
      <PasswordField
        {...field('password')}
        ref={password}
        label={authTexts.password}
        autoComplete="current-password"
        maxLength={LOGIN_FIELD_MAX_LENGTH}
        required
      />
      {isCodeNeeded && <CodeField {...field('code')} value={values.code ?? ''} />}
      <Button type="submit" variant="primary" isBusy={isSending} isDisabled={isWaiting}>
        {isSending ? authTexts.sending : authTexts.submit}
      </Button>
      {isCodeNeeded && (
        <Button
          isDisabled={isSending}
          onClick={() => {
            withCode(null);
            // This button is about to be removed.
            password.current?.focus();
          }}
        >
          {authTexts.back}
        </Button>
      )}
      {children}
    </AuthCard>
  );
}

/** The field of the second factor's code. Takes the focus when it appears. */
function CodeField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <TextField
      {...props}
      ref={input}
      label={authTexts.code}
      info={authTexts.codeInfo}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={SECOND_FACTOR_CODE_MAX_LENGTH}
      required
    />
  );
}

const nothingYet: LoginValues = { username: '', password: '', code: null };

interface LoginHandlers {
  /** The password is right, and a code is needed as well. */
  onCodeNeeded(): void;
  /** The code was wrong. */
  onCodeRefused(errors: FieldErrors): void;
}

/** Sends the login, with its state: sending, failed, or throttled with a countdown. */
function useLogin({ onCodeNeeded, onCodeRefused }: LoginHandlers) {
  const { login } = usePart(loginPart);
  const { isSending, isWaiting, failure, secondsLeft, send } = useSend();

  return {
    isSending,
    isWaiting,
    message: failure && textOf(failure, secondsLeft),
    send: ({ username, password, code }: LoginValues) =>
      send(
        () => login(username.trim(), password, code?.trim()),
        ({ errors }) => {
          if (!errors['code']) return;
          if (code === null) onCodeNeeded();
          else onCodeRefused({ code: errors['code'] });
        },
      ),
  };
}

function textOf(failure: Failure, secondsLeft: number): string | null {
  // Shown at its field.
  if (failure.errors['code']) return null;
  if (failure.status === 400 || failure.status === 401 || failure.status === 422) return authTexts.wrong;
  if (failure.kind === 'throttled') {
    if (failure.retryAfterSeconds === null) return authTexts.waitUnknown;
    return secondsLeft > 0 ? authTexts.wait(secondsLeft) : null;
  }
  if (failure.kind === 'offline') return authTexts.offline;
  if (failure.kind === 'cors') return failureText(failure);
  return failure.kind === 'timeout' ? authTexts.timeout : withCode(authTexts.broken, failure);
}
