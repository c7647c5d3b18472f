import { useState } from 'react';
import type { RegistrationRequest } from '../../api/contract';
import { failureOf, type Failure } from '../../api/failure';
import type { FieldErrors } from '../../forms/use-form';
import { useStore } from '../../state/react/store-context';
import { registrationTexts as texts } from '../../texts/registration';
import { useSecondsLeft } from './use-seconds-left';

interface RegistrationHandlers {
  /** The account was created without a session: the login follows. */
  onRegistered(): void;
  /** The server rejected some fields. */
  onRefused(errors: FieldErrors): void;
}

/** Sends the registration, with its state: sending, failed, or throttled with a countdown. */
export function useRegistration({ onRegistered, onRefused }: RegistrationHandlers) {
  const { register } = useStore();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [secondsLeft, setSecondsLeft] = useSecondsLeft();

  return {
    isSending,
    isWaiting: secondsLeft > 0,
    message: failure && textOf(failure, secondsLeft),
    async send(values: RegistrationRequest) {
      if (isSending || secondsLeft > 0) return;
      setIsSending(true);
      setFailure(null);
      try {
        const outcome = await register({
          ...values,
          doctor_name: values.doctor_name.trim(),
          email: values.email.trim(),
        });
        if (outcome === 'registered') onRegistered();
      } catch (caught) {
        const reason = failureOf(caught);
        setFailure(reason);
        setSecondsLeft(reason.kind === 'throttled' ? (reason.retryAfterSeconds ?? 0) : 0);
        if (hasFieldErrors(reason)) onRefused(reason.errors);
      } finally {
        setIsSending(false);
      }
    },
  };
}

const hasFieldErrors = ({ kind, errors }: Failure) => kind === 'validation' && Object.keys(errors).length > 0;

function textOf(failure: Failure, secondsLeft: number): string | null {
  // The errors are shown at the fields.
  if (hasFieldErrors(failure)) return null;
  if (failure.kind === 'throttled') {
    if (failure.retryAfterSeconds === null) return texts.waitUnknown;
    return secondsLeft > 0 ? texts.wait(secondsLeft) : null;
  }
  if (failure.kind === 'offline') return texts.offline;
  if (failure.kind === 'timeout') return texts.timeout;
  if (failure.kind === 'not-found') return texts.unavailable;
  return failure.kind === 'validation' ? texts.refused : texts.broken;
}
