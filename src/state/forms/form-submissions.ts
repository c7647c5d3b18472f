import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Failure } from '../../api/failure';
import { reloaded, type WatchedData } from '../resources/outcome-watch';
import type { IdempotencyKeys } from '../session/idempotency-keys';
import type { SessionScope } from '../session/session-scope';
import type { FormName } from './drafts';

/** Laravel's messages by field; a field of a row by its path (`time_schedules.0.hours_time_from`). */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface FormSubmission<T> {
  /** What is sent, so that a retry of the same is known as one; absent where storing it twice makes no difference. */
  payload?: unknown;
  send(key: string): Promise<T>;
  /** Updates the store with the stored value. */
  onStored(stored: T): void;
  /** What it changes: reloaded after a failure, in case it was stored all the same. */
  data: WatchedData;
  /** The text of the success toast. */
  storedText: string;
}

/** Where a form is shown: its popup, or a screen. */
export interface FormHost {
  name: FormName;
  /** Whether the form is visible, so that it can show errors by field. */
  isOpen(): boolean;
  onStored(): void;
  /** Returns the „try again“ action of the alert; `null` when the doctor has left the form. */
  onFailed(): (() => void) | null;
}

export interface FormSubmissions {
  /** The forms that are being submitted. */
  readonly sending: ReadonlySignal<ReadonlySet<FormName>>;
  /** Submits a form, unless it is being submitted already. Resolves with the server's errors by field, to be shown in the open form. */
  submit<T>(host: FormHost, submission: FormSubmission<T>): Promise<FieldErrors | null>;
  /** Whether what was sent last may be stored, so that the same may be sent again whatever the data says. */
  isOutcomeUnknown(name: FormName): boolean;
  clear(): void;
}

interface FormSubmissionsContext {
  scope: SessionScope;
  keys: IdempotencyKeys;
  /** Discards the draft and shows a toast. */
  onStored(host: FormHost, text: string): void;
  /** It failed without errors that a field could show; `isUnknown`: it may have been stored. */
  onFailed(host: FormHost, isUnknown: boolean, failure: Failure | null): void;
}

export function createFormSubmissions({ scope, keys, onStored, onFailed }: FormSubmissionsContext): FormSubmissions {
  const sending = signal<ReadonlySet<FormName>>(new Set());

  function mark(name: FormName, isSending: boolean): void {
    const next = new Set(sending.peek());
    if (isSending) next.add(name);
    else next.delete(name);
    sending.value = next;
  }

  return {
    sending,
    async submit(host, submission) {
      const { name } = host;
      if (sending.peek().has(name)) return null;
      let errors: FieldErrors | null = null;
      if (submission.payload === undefined) keys.forget(name);
      mark(name, true);
      await scope.track(keys.send(name, submission.payload, submission.send), {
        onDone(stored) {
          submission.onStored(stored);
          onStored(host, submission.storedText);
          mark(name, false);
        },
        onFailed(failure) {
          const hasErrors = failure?.kind === 'validation' && Object.keys(failure.errors).length > 0;
          if (hasErrors && host.isOpen()) {
            mark(name, false);
            errors = failure.errors;
            return;
          }
          const isUnknown = keys.isOutcomeUnknown(name);
          const what = isUnknown ? 'may not have been stored' : 'was not stored';
          if (failure) console.warn(`[ordinacia] ${name} ${what}: ${failure.message}`);
          const end = () => {
            mark(name, false);
            onFailed(host, isUnknown, failure);
          };
          const isLoaded = reloaded(submission.data);
          // First what has been stored, then the question whether to send it again.
          if (isUnknown) void scope.track(isLoaded, { onDone: end, onFailed: end });
          else end();
        },
      });
      return errors;
    },
    isOutcomeUnknown: keys.isOutcomeUnknown,
    clear() {
      sending.value = new Set();
    },
  };
}
