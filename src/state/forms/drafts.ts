import type { RecordId } from '../../api/contract/fields';
import type { ClearReason } from '../part';

/** The values of each draft, by name. A feature adds those of its form by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface DraftValues {}

/** A form, by the name of its draft. */
export type FormName = keyof DraftValues;

/** The unsent input of one form. */
export interface Draft<Values> {
  /** `undefined` when there is none. */
  read(): Values | undefined;
  keep(values: Values): void;
  discard(): void;
}

export type Drafts = ReturnType<typeof createDrafts>;

/** Drafts, in memory only: they survive closing a popup, a failed call and an expired session. */
export function createDrafts() {
  const drafts = new Map<string, unknown>();
  let owner: RecordId | null = null;

  function forget(): void {
    drafts.clear();
    owner = null;
  }

  return {
    of: <Name extends keyof DraftValues>(name: Name): Draft<DraftValues[Name]> => ({
      // Safe: only `keep` below writes under this name.
      read: () => drafts.get(name) as DraftValues[Name] | undefined,
      keep: (values) => void drafts.set(name, values),
      discard: () => void drafts.delete(name),
    }),
    discard: (name: FormName) => void drafts.delete(name),
    has: (name: FormName) => drafts.has(name),
    /** After a login: drops the drafts of another doctor. */
    claim(next: RecordId): void {
      if (owner !== null && owner !== next) forget();
      owner = next;
    },
    // After an expiry the drafts wait for the same doctor.
    clear(reason: ClearReason): void {
      if (reason === 'logout') forget();
    },
  };
}
