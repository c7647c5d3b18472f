import type { RecordId } from '../../../api/contract/fields';

export interface NoteValues {
  text: string;
  is_warning: boolean;
  /** The note that is corrected; `null` for a new one. */
  replaces_id: RecordId | null;
}

declare module '../../../state/forms/drafts' {
  interface DraftValues {
    /** See {@link noteDraft}. */
    [name: `patient-note-${string}`]: NoteValues;
  }
}

/** The draft of a new note on a patient, or of a correction. */
export const noteDraft = (patientId: RecordId, replacesId: RecordId | null) =>
  `patient-note-${patientId}-${replacesId ?? 'new'}` as const;
