import { useState, useEffect } from 'react';
import { isFailure, type Failure } from '../../api/failure';

/** Sends a call that the server may throttle, with its state: sending, failed, or waiting with a countdown. */
export function useSend() {
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const [, setDefect] = useState<never>();
  useEffect(() => {
    if (secondsLeft <= 0) return;
    const since = Date.now();
    // Late after a sleep or in a hidden tab.
    const tick = () => setSecondsLeft(secondsLeft - Math.max(1, Math.round((Date.now() - since) / 1000)));
    const timer = setTimeout(tick, 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

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
