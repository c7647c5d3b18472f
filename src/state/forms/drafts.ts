import type { RecordId } from '../../api/contract';
import type { StoredField } from './stored-fields';

/** The forms of the popups, each with a draft of its own. */
export type PopupEntry = 'doctor-state' | 'office-hours' | 'absence' | 'appointment' | 'announcement' | 'invoice';

/** Those, and each record of office hours that is changed on its own screen. */
export type EntryName = PopupEntry | `office-hours-${RecordId}`;

/** The values of each form, by the draft's name. A feature that has a form declares its own here (declaration merging). */
export interface DraftValues {
  /** What stores itself keeps here what it could not store before its session ran out. */
  settings: ReadonlyMap<string, StoredField>;
  profile: ReadonlyMap<string, StoredField>;
}

/** What was entered into one form and not sent yet. */
export interface Draft<Values> {
  /** `undefined` when nothing is kept. */
  read(): Values | undefined;
  keep(values: Values): void;
  discard(): void;
}

export interface Drafts {
  of<Name extends keyof DraftValues>(name: Name): Draft<DraftValues[Name]>;
  discard(name: EntryName): void;
  /** The popup that was open when the session ran out, once; `null` when there was none. */
  takeInterrupted(): PopupEntry | null;
  /** The session ran out: what was typed waits for the same doctor, and the popup that was open too. */
  outlive(open: PopupEntry | null): void;
  /** Somebody is logged in: another doctor's drafts are gone. */
  claim(owner: RecordId): void;
  clear(): void;
}

/** What is typed, in memory only: a popup that closes, a call that fails and a session that runs out lose nothing of it. */
export function createDrafts(): Drafts {
  const drafts = new Map<string, unknown>();
  let owner: RecordId | null = null;
  let interrupted: PopupEntry | null = null;

  function clear(): void {
    drafts.clear();
    owner = null;
    interrupted = null;
  }

  return {
    of: <Name extends keyof DraftValues>(name: Name) => ({
      // By this name only `keep` below puts anything there.
      read: () => drafts.get(name) as DraftValues[Name] | undefined,
      keep: (values: DraftValues[Name]) => void drafts.set(name, values),
      discard: () => void drafts.delete(name),
    }),
    discard: (name) => void drafts.delete(name),
    takeInterrupted() {
      const name = interrupted;
      interrupted = null;
      return name;
    },
    outlive(open) {
      interrupted = open !== null && drafts.has(open) ? open : null;
    },
    claim(next) {
      if (owner !== null && owner !== next) clear();
      owner = next;
    },
    clear,
  };
}
