import { create } from 'vest';
import type { RecordId } from '../../../api/contract/fields';
import { NOTE_MAX_LENGTH } from '../../../constants';
import { check } from '../../../forms/rules/check';
import { required } from '../../../forms/rules/required';
import { max } from '../../../forms/rules/text-rules';
import { patientHistoryTexts as texts } from '../../../texts/patient-history';

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

export const createNoteRules = () =>
  create(({ text }: NoteValues) => {
    check('text', texts.note, text.trim(), required, max(NOTE_MAX_LENGTH));
  });

/** The draft of a patient's new note, or of the correction of one. */
export const noteDraft = (patientId: RecordId, replacesId: RecordId | null) =>
  `patient-note-${patientId}-${replacesId ?? 'new'}` as const;
