import { signal, type ReadonlySignal } from '@preact/signals-react';
import { asFailure } from '../../api/failure';
import type { EntryName, PopupEntry } from './drafts';

/** Laravel's messages by field; a field of a row by its path (`time_schedules.0.hours_time_from`). */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface Entries {
  /** The forms that are being sent. */
  readonly sending: ReadonlySignal<ReadonlySet<EntryName>>;
  /**
   * Sends a form: success takes what was stored, closes its popup, forgets its draft and tells; a failure closes the popup
   * and opens the alert that can reopen it. Resolves with the errors by field when the server found some: the popup stays.
   * A form that stands elsewhere brings its place along.
   */
  submit<T>(place: PopupEntry | FormPlace, entry: Entry<T>): Promise<FieldErrors | null>;
  clear(): void;
}

export interface Entry<T> {
  send(): Promise<T>;
  /** What was stored goes into the state. */
  take(stored: T): void;
  /** It failed, and may have been stored all the same: load what it touches. */
  reload(): void;
  /** What the toast says when it is stored. */
  done: string;
}

/** Where a form stands: in its popup, or on a screen. */
export interface FormPlace {
  name: EntryName;
  /** Whether the form is there to be seen: errors by field have no other place. */
  isOpen(): boolean;
  /** It was stored, and is forgotten. */
  onDone(): void;
  /** It failed. Answers what leads back to what was typed; `null` when the doctor has left it. */
  onFailed(): (() => void) | null;
}

interface EntriesContext {
  onDone(place: FormPlace, text: string): void;
  onFailed(place: FormPlace): void;
  popupOf(name: PopupEntry): FormPlace;
}

export function createEntries(context: EntriesContext): Entries {
  const sending = signal<ReadonlySet<EntryName>>(new Set());
  // What was asked in one session has nothing to say in the next one.
  let era = 0;

  function mark(name: EntryName, isSending: boolean): void {
    const next = new Set(sending.peek());
    if (isSending) next.add(name);
    else next.delete(name);
    sending.value = next;
  }

  return {
    sending,
    async submit(where, { send, take, reload, done }) {
      const place = typeof where === 'string' ? context.popupOf(where) : where;
      const { name } = place;
      if (sending.peek().has(name)) return null;
      const mine = era;
      mark(name, true);
      try {
        const stored = await send();
        if (mine !== era) return null;
        take(stored);
        context.onDone(place, done);
        return null;
      } catch (caught) {
        if (mine !== era) return null;
        const failure = asFailure(caught);
        const hasErrors = failure.kind === 'validation' && Object.keys(failure.errors).length > 0;
        if (hasErrors && place.isOpen()) return failure.errors;
        console.warn(`[ordinacia] ${name} was not stored: ${failure.message}`);
        reload();
        context.onFailed(place);
        return null;
      } finally {
        if (mine === era) mark(name, false);
      }
    },
    clear() {
      era += 1;
      sending.value = new Set();
    },
  };
}
