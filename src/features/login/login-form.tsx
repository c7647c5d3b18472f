import { useEffect, useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { LOGIN_FIELD_MAX_LENGTH, SECOND_FACTOR_CODE_MAX_LENGTH } from '../../constants';
import { CountdownNotice } from '../../forms/countdown-notice';
import { useForm } from '../../forms/use-form';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { authTexts } from '../../texts/auth';
import { screenTexts } from '../../texts/screens';
import { Button } from '../../ui/controls/button';
import { Notice } from '../../ui/feedback/notice';
import { PasswordField } from '../../ui/controls/password-field';
import { TextField } from '../../ui/controls/text-field';
import { AuthCard } from './auth-card';
import { createLoginRules, type LoginValues } from './login.rules';
import { useLogin } from './use-login';

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
