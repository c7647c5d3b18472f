import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { SessionScope } from '../session/session-scope';
import type { FormName } from './drafts';

/** Laravel's messages by field; a field of a row by its path (`time_schedules.0.hours_time_from`). */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface FormSubmission<T> {
  send(): Promise<T>;
  /** What was stored goes into the state. */
  onStored(stored: T): void;
  /** It failed, and may have been stored all the same: load what it touches. */
  reload(): void;
  /** What the toast says when it is stored. */
  storedText: string;
}

/** What shows a form: its popup, or a screen. */
export interface FormHost {
  name: FormName;
  /** Whether the form is there to be seen: errors by field cannot be shown anywhere else. */
  isOpen(): boolean;
  onStored(): void;
  /** Returns what leads back to what was typed; `null` when the doctor has left it. */
  onFailed(): (() => void) | null;
}

export interface FormSubmissions {
  /** The forms that are being sent. */
  readonly sending: ReadonlySignal<ReadonlySet<FormName>>;
  /** Sends a form once. Resolves with the errors by field when the server found some: the form stays open with them. */
  submit<T>(host: FormHost, submission: FormSubmission<T>): Promise<FieldErrors | null>;
  clear(): void;
}

interface FormSubmissionsContext {
  scope: SessionScope;
  /** It was stored: its draft is done with, and a toast tells. */
  onStored(host: FormHost, text: string): void;
  /** It failed in a way that no field can show. */
  onFailed(host: FormHost): void;
}

export function createFormSubmissions({ scope, onStored, onFailed }: FormSubmissionsContext): FormSubmissions {
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
      mark(name, true);
      await scope.track(submission.send(), {
        onDone(stored) {
          submission.onStored(stored);
          onStored(host, submission.storedText);
          mark(name, false);
        },
        onFailed(failure) {
          mark(name, false);
          const hasErrors = failure?.kind === 'validation' && Object.keys(failure.errors).length > 0;
          if (hasErrors && host.isOpen()) {
            errors = failure.errors;
            return;
          }
          if (failure) console.warn(`[ordinacia] ${name} was not stored: ${failure.message}`);
          submission.reload();
          onFailed(host);
        },
      });
      return errors;
    },
    clear() {
      sending.value = new Set();
    },
  };
}
