import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { LOGIN_FIELD_MAX_LENGTH } from '../../constants';
import { useForm } from '../../forms/use-form';
import { useStore } from '../../state/store-context';
import { useValue } from '../../state/use-value';
import { authTexts } from '../../texts/auth';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { Notice } from '../../ui/notice';
import { css } from '../../ui/style';
import { TextField } from '../../ui/text-field';
import { hiddenClass } from '../../ui/theme';
import { createLoginRules } from './login.rules';
import { useLogin } from './use-login';

export function LoginForm() {
  const { session } = useStore();
  const endedBy = useValue(session.endedBy);
  const { isSending, isWaiting, message, send } = useLogin();
  const { field, handleSubmit } = useForm({ username: '', password: '' }, createLoginRules);
  const [isShown, setIsShown] = useState(false);
  const EyeIcon = isShown ? EyeOff : Eye;
  return (
    <form className={form} noValidate onSubmit={handleSubmit((values) => void send(values))}>
      <h1 className={heading}>{authTexts.title}</h1>
      <p>{authTexts.intro}</p>
      {endedBy === 'expiry' && !message && (
        <Notice kind="warning" role="status">
          {authTexts.expired}
        </Notice>
      )}
      {/* The countdown changes every second: only its beginning is announced. */}
      {message && (
        <Notice kind="danger" {...(isWaiting ? {} : { role: 'alert' })}>
          {message}
        </Notice>
      )}
      {isWaiting && (
        <span role="alert" className={hiddenClass}>
          {authTexts.waitUnknown}
        </span>
      )}
      <TextField
        {...field('username')}
        label={authTexts.username}
        info={authTexts.usernameInfo}
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LOGIN_FIELD_MAX_LENGTH}
        required
      />
      <TextField
        {...field('password')}
        label={authTexts.password}
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LOGIN_FIELD_MAX_LENGTH}
        required
        aside={
          <IconButton
            label={authTexts.showPassword}
            aria-pressed={isShown}
            icon={<EyeIcon size={20} strokeWidth={1.5} />}
            onClick={() => setIsShown(!isShown)}
          />
        }
      />
      <Button type="submit" look="primary" isBusy={isSending} isOff={isWaiting}>
        {isSending ? authTexts.sending : authTexts.submit}
      </Button>
    </form>
  );
}

const form = css`
  display: grid;
  gap: 16px;
  width: 100%;
  max-width: 400px;
  margin: 0 auto;
  padding: 32px 28px;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
  & > p {
    color: var(--muted);
  }
`;

const heading = css`
  font-size: 24px;
`;
