import type { Failure } from '../../api/failure';
import { useStore } from '../../state/react/store-context';
import { authTexts } from '../../texts/auth';
import type { LoginValues } from './login.rules';
import { useSend } from './use-send';

/** Sends the login, with its state: sending, failed, or throttled with a countdown. */
export function useLogin() {
  const { login } = useStore();
  const { isSending, isWaiting, failure, secondsLeft, send } = useSend();

  return {
    isSending,
    isWaiting,
    message: failure && textOf(failure, secondsLeft),
    send: ({ username, password }: LoginValues) => send(() => login(username.trim(), password)),
  };
}

function textOf(failure: Failure, secondsLeft: number): string | null {
  if (failure.status === 400 || failure.status === 401 || failure.status === 422) return authTexts.wrong;
  if (failure.kind === 'throttled') {
    if (failure.retryAfterSeconds === null) return authTexts.waitUnknown;
    return secondsLeft > 0 ? authTexts.wait(secondsLeft) : null;
  }
  if (failure.kind === 'offline') return authTexts.offline;
  return failure.kind === 'timeout' ? authTexts.timeout : authTexts.broken;
}
