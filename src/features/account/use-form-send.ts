import { useEffect, useRef } from 'react';
import { isOutcomeUnknown, type Failure } from '../../api/failure';
import type { FieldErrors } from '../../forms/use-form';
import { useStore } from '../../state/react/use-store';
import { useSend } from '../../state/react/use-send';
import { accountTexts } from '../../texts/account';
import { failureText, withCode } from '../../texts/failures';

const texts = accountTexts.failures;

interface FormSendOptions {
  /** The sentence that names the failed action; shown as a toast if the form was closed meanwhile. */
  failed: string;
  /** Shown instead of the reason if the outcome is unknown. */
  unknown?: string;
  /** Shown on a conflict: another change was made before. */
  conflict?: string;
  showErrors(errors: FieldErrors): void;
  onFailed?(failure: Failure): void;
}

/** Sends a form with its state: sending, failed, or throttled with a countdown. The form stays open with its input until it succeeds. */
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
        // No toast if the form was closed by the end of the session.
        if (!isOpen.current && reason.kind !== 'unauthorized' && reason.kind !== 'aborted')
          toasts.danger(isOutcomeUnknown(reason) ? (unknown ?? failed) : failed);
        onFailed?.(reason);
      }),
  };
}

const SERVICE_UNAVAILABLE = 503;

const hasFieldErrors = ({ kind, errors }: Failure) => kind === 'validation' && Object.keys(errors).length > 0;

/** The response was lost; or the browser repeated the call after a broken connection, and the repeat conflicted with the first. */
export const mayBeDone = (failure: Failure) => isOutcomeUnknown(failure) || failure.kind === 'conflict';
