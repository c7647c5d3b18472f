import type { RecordId } from '../../api/contract';
import type { Slice } from '../slice';
import type { AutosavedField } from './autosaved-fields';

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

/** The values of each form, by the draft's name. A feature that has a form declares its own here (declaration merging). */
export interface DraftValues {
  /** What stores itself keeps here what it could not store before its session ran out. */
  settings: ReadonlyMap<string, AutosavedField>;
  profile: ReadonlyMap<string, AutosavedField>;
}

/** What was entered into one form and not sent yet. */
export interface Draft<Values> {
  /** `undefined` when nothing is kept. */
  read(): Values | undefined;
  keep(values: Values): void;
  discard(): void;
}

export interface Drafts extends Slice {
  of<Name extends keyof DraftValues>(name: Name): Draft<DraftValues[Name]>;
  discard(name: FormName): void;
  has(name: FormName): boolean;
  /** Somebody is logged in: another doctor's drafts are gone. */
  claim(owner: RecordId): void;
}

/** What is typed, in memory only: a popup that closes, a call that fails and a session that runs out lose nothing of it. */
export function createDrafts(): Drafts {
  const drafts = new Map<string, unknown>();
  let owner: RecordId | null = null;

  function forget(): void {
    drafts.clear();
    owner = null;
  }

  return {
    of: <Name extends keyof DraftValues>(name: Name) => ({
      // By this name only `keep` below puts anything there.
      read: () => drafts.get(name) as DraftValues[Name] | undefined,
      keep: (values: DraftValues[Name]) => void drafts.set(name, values),
      discard: () => void drafts.delete(name),
    }),
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
