import type { RegistrationRequest } from './registration.contract';
import type { Failure } from '../../api/failure';
import type { FieldErrors } from '../../forms/use-form';
import { usePart } from '../../state/react/use-store';
import { useSend } from '../../state/react/use-send';
import { failureText, withCode } from '../../texts/failures';
import { registrationTexts as texts } from '../../texts/registration';
import { registrationPart } from './registration';

interface RegistrationHandlers {
  /** The account was created without a session: the login follows. */
  onRegistered(): void;
  /** The server rejected some fields. */
  onRefused(errors: FieldErrors): void;
}

/** Sends the registration, with its state: sending, failed, or throttled with a countdown. */
export function useRegistration({ onRegistered, onRefused }: RegistrationHandlers) {
  const { register } = usePart(registrationPart);
  const { isSending, isWaiting, failure, secondsLeft, send } = useSend();

  return {
    isSending,
    isWaiting,
    message: failure && textOf(failure, secondsLeft),
    send: (values: RegistrationRequest) =>
      send(
        async () => {
          const outcome = await register({
            ...values,
            doctor_name: values.doctor_name.trim(),
            email: values.email.trim(),
          });
          if (outcome === 'registered') onRegistered();
        },
        (reason) => {
          if (hasFieldErrors(reason)) onRefused(inSlovak(reason.errors));
        },
      ),
  };
}

/** Translates a server's English message that an e-mail is taken: the only refusal that the form's rules cannot foresee. */
const inSlovak = ({ email, ...others }: FieldErrors): FieldErrors =>
  email ? { ...others, email: email.map((text) => (TAKEN.test(text) ? texts.taken : text)) } : others;

const TAKEN = /already been taken/i;

const hasFieldErrors = ({ kind, errors }: Failure) => kind === 'validation' && Object.keys(errors).length > 0;

function textOf(failure: Failure, secondsLeft: number): string | null {
  // The errors are shown at the fields.
  if (hasFieldErrors(failure)) return null;
  if (failure.kind === 'throttled') {
    if (failure.retryAfterSeconds === null) return texts.waitUnknown;
    return secondsLeft > 0 ? texts.wait(secondsLeft) : null;
  }
  if (failure.kind === 'offline') return texts.offline;
  if (failure.kind === 'cors') return failureText(failure);
  if (failure.kind === 'timeout') return texts.timeout;
  if (failure.kind === 'forbidden') return texts.closed;
  if (failure.kind === 'not-found') return texts.unavailable;
  return withCode(failure.kind === 'validation' ? texts.refused : texts.broken, failure);
}
