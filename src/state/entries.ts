import { signal, type ReadonlySignal } from '@preact/signals-react';
import { asFailure } from '../api/failure';
import { entryTexts } from '../texts/entries';
import type { EntryName } from './drafts';

/** Laravel's messages by field; a field of a row by its path (`time_schedules.0.hours_time_from`). */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface Entries {
  /** The forms that are being sent. */
  readonly sending: ReadonlySignal<ReadonlySet<EntryName>>;
  /**
   * Sends a form: success takes what was stored, closes its popup, forgets its draft and tells; a failure closes the popup
   * and opens the alert that can reopen it. Resolves with the errors by field when the server found some: the popup stays.
   */
  submit<T>(name: EntryName, entry: Entry<T>): Promise<FieldErrors | null>;
  clear(): void;
}

export interface Entry<T> {
  send(): Promise<T>;
  /** What was stored goes into the state. */
  take(stored: T): void;
  /** It failed, and may have been stored all the same: load what it touches. */
  reload(): void;
  /** Instead of the form's usual words. */
  done?: string | undefined;
}

interface EntriesContext {
  onDone(name: EntryName, text: string): void;
  onFailed(name: EntryName): void;
  /** Whether its popup stands: errors by field have no other place. */
  isOpen(name: EntryName): boolean;
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
    async submit(name, { send, take, reload, done = entryTexts.done[name] }) {
      if (sending.peek().has(name)) return null;
      const mine = era;
      mark(name, true);
      try {
        const stored = await send();
        if (mine !== era) return null;
        take(stored);
        context.onDone(name, done);
        return null;
      } catch (caught) {
        if (mine !== era) return null;
        const failure = asFailure(caught);
        const hasErrors = failure.kind === 'validation' && Object.keys(failure.errors).length > 0;
        if (hasErrors && context.isOpen(name)) return failure.errors;
        console.warn(`[ordinacia] ${name} was not stored: ${failure.message}`);
        reload();
        context.onFailed(name);
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
