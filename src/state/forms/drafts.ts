import type { RecordId } from '../../api/contract';

/** The forms of the popups, each with a draft of its own. */
export type PopupEntry = 'doctor-state' | 'office-hours' | 'absence' | 'appointment' | 'announcement' | 'invoice';

/** Those, and each record of office hours that is changed on its own screen. */
export type EntryName = PopupEntry | `office-hours-${RecordId}`;

/** What stores itself keeps here what it could not store before its session ran out. */
export type DraftName = EntryName | 'settings' | 'profile';

export interface Drafts {
  /** What was entered into this form and not sent yet. It is of the shape that was kept. */
  read(name: DraftName): unknown;
  keep(name: DraftName, values: unknown): void;
  discard(name: DraftName): void;
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
  const drafts = new Map<DraftName, unknown>();
  let owner: RecordId | null = null;
  let interrupted: PopupEntry | null = null;

  function clear(): void {
    drafts.clear();
    owner = null;
    interrupted = null;
  }

  return {
    read: (name) => drafts.get(name),
    keep: (name, values) => void drafts.set(name, values),
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
