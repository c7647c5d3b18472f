import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { Failure } from '../../api/failure';
import { FORM_OUTCOME_WAIT_MS } from '../../constants';
import { isSameData } from '../../lib/same-data';
import { reloaded, type WatchedData } from '../resources/outcome-watch';
import type { IdempotencyKeys, SessionScope } from '../session/session-calls';
import type { FormName } from './drafts';

/** Laravel's messages by field; a field of a row by its path (`time_schedules.0.hours_time_from`). */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface FormSubmission<T> {
  send(key: string): Promise<T>;
  /** Updates the store with the stored value. */
  onStored(stored: T): void;
  /** The data that the form changes: reloaded after a failure, as the change may have been stored. */
  data: WatchedData;
  /** Whether the data shows the sent change, and did not show it before; reads signals. */
  isStored(): boolean;
  /** The text of the success toast. */
  storedText: string;
}

/** The popup or screen that shows a form. */
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
  /**
   * Submits a form, unless it is being submitted already. The same `payload` again counts as a retry; `null` if storing it twice makes no
   * difference. Resolves with the server's errors by field, to be shown in the open form.
   */
  submit<T>(host: FormHost, payload: unknown, submission: FormSubmission<T>): Promise<FieldErrors | null>;
  /** Whether the last submit may have been stored: then the same form can be submitted again, whatever the data shows. */
  isOutcomeUnknown(name: FormName): boolean;
  clear(): void;
}

/** Data that also reloads in the other tabs: a failed change may have been stored, and no event reports that to them. */
export const inAllTabs = ({ isLoading, reload }: WatchedData, notifyOtherTabs: () => void): WatchedData => ({
  isLoading,
  reload(afterSeconds) {
    reload(afterSeconds);
    notifyOtherTabs();
  },
});

/** A failed submit whose failure no field can show. */
export interface FailedSubmit {
  failure: Failure | null;
  /** The change may have been stored. */
  isUnknown: boolean;
  /** Whether the data shows that it was stored after all; reads signals. */
  isStored(): boolean;
}

interface FormSubmissionsContext {
  scope: SessionScope;
  keys: IdempotencyKeys;
  /** Discards the draft and shows a toast. */
  onStored(host: FormHost, text: string): void;
  onFailed(host: FormHost, failed: FailedSubmit): void;
}

/** The last submit, until it is known to be stored. */
interface Sent {
  payload: unknown;
  isStored(): boolean;
}

export function createFormSubmissions({ scope, keys, onStored, onFailed }: FormSubmissionsContext): FormSubmissions {
  const sending = signal<ReadonlySet<FormName>>(new Set());
  const sent = new Map<FormName, Sent>();

  /** The first submit, if this one is its retry: a record that has appeared since then may be its result. */
  function firstOf(name: FormName, payload: unknown): Sent | null {
    const last = sent.get(name);
    return last && keys.isOutcomeUnknown(name) && isSameData(last.payload, payload) ? last : null;
  }

  function mark(name: FormName, isSending: boolean): void {
    const next = new Set(sending.peek());
    if (isSending) next.add(name);
    else next.delete(name);
    sending.value = next;
  }

  return {
    sending,
    async submit(host, payload, submission) {
      const { name } = host;
      if (sending.peek().has(name)) return null;
      let errors: FieldErrors | null = null;
      if (payload === null) keys.forget(name);
      let attempt = firstOf(name, payload);
      /** Reloads the data that the form changes; does nothing if it was not sent. */
      let reload = (_afterSeconds?: number | null) => Promise.resolve();
      mark(name, true);
      const call = keys.send(name, payload, (key) => {
        attempt ??= { payload, isStored: submission.isStored };
        sent.set(name, attempt);
        reload = (afterSeconds) => reloaded(submission.data, FORM_OUTCOME_WAIT_MS, afterSeconds);
        return submission.send(key);
      });
      await scope.track(call, {
        onDone(stored) {
          sent.delete(name);
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
            onFailed(host, { failure, isUnknown, isStored: () => attempt?.isStored() ?? false });
          };
          const isLoaded = reload(failure?.retryAfterSeconds);
          // Wait for a quick load first: then the alert shows at once whether the change was stored.
          if (isUnknown) void scope.track(isLoaded, { onDone: end, onFailed: end });
          else end();
        },
      });
      return errors;
    },
    isOutcomeUnknown: keys.isOutcomeUnknown,
    clear() {
      sending.value = new Set();
      sent.clear();
    },
  };
}
