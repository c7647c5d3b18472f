import type { Failure } from '../../api/failure';
import type { FieldErrors } from '../../forms/use-form';
import { usePart } from '../../state/react/use-part';
import { useSend } from '../../state/react/use-send';
import { authTexts } from '../../texts/auth';
import { failureText, withCode } from '../../texts/failures';
import type { LoginValues } from './login.rules';
import { loginPart } from './part';

interface LoginHandlers {
  /** The password is right, and a code is needed as well. */
  onCodeNeeded(): void;
  /** The code was wrong. */
  onCodeRefused(errors: FieldErrors): void;
}

/** Sends the login, with its state: sending, failed, or throttled with a countdown. */
export function useLogin({ onCodeNeeded, onCodeRefused }: LoginHandlers) {
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
