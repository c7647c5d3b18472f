import type { RecordId } from '../../api/contract';
import type { Slice } from '../slice';

/** The forms of the popups, each with a draft of its own. */
export const popupForms = [
  'doctor-state',
  'office-hours',
  'absence',
  'appointment',
  'announcement',
  'invoice',
] as const;
export type PopupFormName = (typeof popupForms)[number];

/** Those, and each record of office hours that is changed on its own screen. */
export type FormName = PopupFormName | `office-hours-${RecordId}`;

/** What stores itself keeps here what it could not store before its session ran out. */
export type DraftName = FormName | 'settings' | 'profile';

export interface Drafts extends Slice {
  /** What was entered into this form and not sent yet. It is of the shape that was kept. */
  read(name: DraftName): unknown;
  keep(name: DraftName, values: unknown): void;
  discard(name: DraftName): void;
  has(name: DraftName): boolean;
  /** Somebody is logged in: another doctor's drafts are gone. */
  claim(owner: RecordId): void;
}

/** What is typed, in memory only: a popup that closes, a call that fails and a session that runs out lose nothing of it. */
export function createDrafts(): Drafts {
  const drafts = new Map<DraftName, unknown>();
  let owner: RecordId | null = null;

  function forget(): void {
    drafts.clear();
    owner = null;
  }

  return {
    read: (name) => drafts.get(name),
    keep: (name, values) => void drafts.set(name, values),
    discard: (name) => void drafts.delete(name),
    has: (name) => drafts.has(name),
    claim(next) {
      if (owner !== null && owner !== next) forget();
      owner = next;
    },
    // What was typed waits for the same doctor when a session ran out, and for nobody after a logout.
    clear(reason) {
      if (reason === 'logout') forget();
    },
  };
}
