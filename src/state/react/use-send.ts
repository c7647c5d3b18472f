import { useState, useEffect } from 'react';
import { isFailure, type Failure } from '../../api/failure';

/** Sends a call that the server may throttle, with its state: sending, failed, or waiting with a countdown. */
export function useSend() {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [secondsLeft, setSecondsLeft] = useSecondsLeft();
  const [, setDefect] = useState<never>();

  return {
    isSending,
    isWaiting: secondsLeft > 0,
    failure,
    secondsLeft,
    /** Ignored while a call is being sent, and during the countdown. */
    async send(call: () => Promise<void>, onFailed?: (failure: Failure) => void): Promise<void> {
      if (isSending || secondsLeft > 0) return;
      setIsSending(true);
      setFailure(null);
      try {
        await call();
      } catch (caught) {
        if (!isFailure(caught)) {
          // A bug of ours: thrown while rendering, so that it reaches the error boundary.
          setDefect(() => {
            throw caught;
          });
          return;
        }
        setFailure(caught);
        setSecondsLeft(caught.kind === 'throttled' ? (caught.retryAfterSeconds ?? 0) : 0);
        onFailed?.(caught);
      } finally {
        setIsSending(false);
      }
    },
  };
}

/** A countdown in seconds: the remaining time, and a function that starts it. */
function useSecondsLeft(): [number, (seconds: number) => void] {
  const [secondsLeft, setSecondsLeft] = useState(0);
  useEffect(() => {
    if (secondsLeft <= 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return [secondsLeft, setSecondsLeft];
}
