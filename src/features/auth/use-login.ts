import { useState } from 'react';
import { failureOf, type Failure } from '../../api/failure';
import { useStore } from '../../state/react/store-context';
import { authTexts } from '../../texts/auth';
import type { LoginValues } from './login.rules';
import { useSecondsLeft } from './use-seconds-left';

/** Sends the login, with its state: sending, failed, or throttled with a countdown. */
export function useLogin() {
  const { login } = useStore();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [secondsLeft, setSecondsLeft] = useSecondsLeft();

  return {
    isSending,
    isWaiting: secondsLeft > 0,
    message: failure && textOf(failure, secondsLeft),
    async send({ username, password }: LoginValues) {
      if (isSending || secondsLeft > 0) return;
      setIsSending(true);
      setFailure(null);
      try {
        await login(username.trim(), password);
      } catch (caught) {
        const reason = failureOf(caught);
        setFailure(reason);
        setSecondsLeft(reason.kind === 'throttled' ? (reason.retryAfterSeconds ?? 0) : 0);
      } finally {
        setIsSending(false);
      }
    },
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
