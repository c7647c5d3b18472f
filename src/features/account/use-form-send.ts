import { useEffect, useRef } from 'react';
import { isOutcomeUnknown, type Failure } from '../../api/failure';
import type { FieldErrors } from '../../forms/use-form';
import { useStore } from '../../state/react/store-context';
import { useSend } from '../../state/react/use-send';
import { accountTexts } from '../../texts/account';
import { failureText, withCode } from '../../texts/failures';

const texts = accountTexts.failures;

interface FormSendOptions {
  /** The sentence that names the failed action; shown as a toast if the form was closed meanwhile. */
  failed: string;
  /** Instead of the reason, where nobody knows whether it was done. */
  unknown?: string;
  /** Shown on a conflict: another change was made before. */
  conflict?: string;
  showErrors(errors: FieldErrors): void;
  onFailed?(failure: Failure): void;
}

/** Sends a form with its state: sending, failed, or throttled with a countdown. It stays open, with what was typed, until it succeeds. */
export function useFormSend({ failed, unknown, conflict, showErrors, onFailed }: FormSendOptions) {
  const { toasts } = useStore();
  const { isSending, isWaiting, failure, secondsLeft, send } = useSend();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  function textOf(reason: Failure): string | null {
    if (hasFieldErrors(reason)) return null;
    if (reason.kind === 'throttled') {
      if (reason.retryAfterSeconds === null) return texts.waitUnknown;
      return secondsLeft > 0 ? texts.wait(secondsLeft) : null;
    }
    if (reason.status === SERVICE_UNAVAILABLE) return texts.busy;
    if (reason.kind === 'validation') return withCode(texts.refused, reason);
    if (reason.kind === 'conflict' && conflict !== undefined) return conflict;
    if (unknown !== undefined && isOutcomeUnknown(reason)) return withCode(unknown, reason);
    return `${failed} ${failureText({ kind: reason.kind, code: reason.code, retryAfterSeconds: null })}`;
  }

  return {
    isSending,
    isWaiting,
    message: failure && textOf(failure),
    send: (call: () => Promise<void>) =>
      send(call, (reason) => {
        if (isOpen.current && hasFieldErrors(reason)) showErrors(reason.errors);
        // With the session the form has gone, too.
        if (!isOpen.current && reason.kind !== 'unauthorized' && reason.kind !== 'aborted')
          toasts.danger(isOutcomeUnknown(reason) ? (unknown ?? failed) : failed);
        onFailed?.(reason);
      }),
  };
}

const SERVICE_UNAVAILABLE = 503;

const hasFieldErrors = ({ kind, errors }: Failure) => kind === 'validation' && Object.keys(errors).length > 0;

/** The answer was lost; or the browser repeated the call, which it does where a connection breaks, and there was nothing left to do. */
export const isPerhapsDone = (failure: Failure) => isOutcomeUnknown(failure) || failure.kind === 'conflict';
