import { useRef, useState } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import { PopupForm } from '../../../forms/popup-form';
import { usePopupForm } from '../../../forms/use-popup-form';
import { usePart, useStore, useValue } from '../../../state/react/use-store';
import { patientHistoryTexts as texts } from '../../../texts/patient-history';
import { Switch } from '../../../ui/controls/switch';
import { TextArea } from '../../../ui/controls/text-area';
import { noteDraft, type NoteValues } from './part';
import { createNoteRules } from './note.rules';
import { patientNotesPart } from './notes';
import { submissionsPart } from '../../../state/forms/submissions';

interface NoteFormProps {
  patientId: RecordId;
  initial: NoteValues;
  /** Opened with the detail: does not take the focus. */
  isOnScreen: boolean;
  onClose(): void;
}

/** A new note, or a correction. Unfinished input is kept as a draft for each patient. */
export function NoteForm({ patientId, initial, isOnScreen, onClose }: NoteFormProps) {
  const { drafts } = useStore();
  const submissions = usePart(submissionsPart);
  const notes = usePart(patientNotesPart);
  const name = noteDraft(patientId, initial.replaces_id);
  const isSending = useValue(submissions.sending).has(name);
  const form = usePopupForm({ draft: drafts.of(name), initial, createRules: createNoteRules });
  const element = useRef<HTMLFormElement>(null);
  const [host] = useState(() => ({
    name,
    isOpen: () => element.current?.isConnected === true,
    onStored: onClose,
    onFailed: () => () => element.current?.requestSubmit(),
  }));
  const { replaces_id } = form.values;

  async function send({ text, is_warning, replaces_id: replaces }: NoteValues) {
    const request = { id: patientId, text: text.trim(), replaces_id: replaces, is_warning };
    const errors = await notes.add(request, host);
    // The note was superseded in the meantime: the text may still be added as a new note.
    if (errors?.['text']?.includes(texts.superseded)) form.field('replaces_id').onChange(null);
    return errors;
  }

  const isCorrection = replaces_id !== null;
  return (
    <PopupForm
      ref={element}
      onSubmit={form.handleSubmit(send)}
      onCancel={onClose}
      submitLabel={isCorrection ? texts.submitCorrection : texts.submit}
      isSending={isSending}
      formErrors={form.formErrors}
      onStartOver={form.onStartOver}
      isOnScreen={isOnScreen}
    >
      <TextArea
        {...form.field('text')}
        label={isCorrection ? texts.correction : texts.note}
        info={texts.noteInfo}
        required
      />
      <Switch {...form.field('is_warning')} label={texts.isWarning} info={texts.isWarningInfo} />
    </PopupForm>
  );
}
