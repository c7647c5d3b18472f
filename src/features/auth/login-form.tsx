import type { ReactNode } from 'react';
import { LOGIN_FIELD_MAX_LENGTH } from '../../constants';
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
import { createLoginRules } from './login.rules';
import { useLogin } from './use-login';
import { CountdownNotice } from './countdown-notice';

export interface LoginFormProps {
  /** More content of the card: the link to the registration. */
  children?: ReactNode;
}

export function LoginForm({ children }: LoginFormProps) {
  const { session } = useStore();
  const endedBy = useValue(session.endedBy);
  const { isSending, isWaiting, message, send } = useLogin();
  const { field, handleSubmit } = useForm({ username: '', password: '' }, createLoginRules);
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
      <CountdownNotice message={message} isWaiting={isWaiting} announcement={authTexts.waitUnknown} />
      <TextField
        {...field('username')}
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
        label={authTexts.password}
        autoComplete="current-password"
        maxLength={LOGIN_FIELD_MAX_LENGTH}
        required
      />
      <Button type="submit" variant="primary" isBusy={isSending} isDisabled={isWaiting}>
        {isSending ? authTexts.sending : authTexts.submit}
      </Button>
      {children}
    </AuthCard>
  );
}
