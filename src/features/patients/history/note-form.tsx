import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import { PopupForm } from '../../../forms/popup-form';
import { usePopupForm } from '../../../forms/use-popup-form';
import { usePart, useStore, useValue } from '../../../state/react/use-store';
import { patientHistoryTexts as texts } from '../../../texts/patient-history';
import { Switch } from '../../../ui/controls/switch';
import { TextArea } from '../../../ui/controls/text-area';
import { noteDraft, type NoteValues } from './part';
import { createNoteRules } from './note.rules';
import { noteStored, patientNotesPart } from './notes';
import { submissionsPart } from '../../../state/forms/submissions';

interface NoteFormProps {
  patientId: RecordId;
  initial: NoteValues;
  /** Opened with the detail: does not take the focus. */
  isOnScreen: boolean;
  /** `hadFocus`: the focus was in the form, or nowhere. */
  onClose(hadFocus: boolean): void;
}

/** A new note, or a correction. Unfinished input is kept as a draft for each patient. */
export function NoteForm({ patientId, initial, isOnScreen, onClose }: NoteFormProps) {
  const { drafts, events } = useStore();
  const submissions = usePart(submissionsPart);
  const notes = usePart(patientNotesPart);
  const [replaced, setReplaced] = useState(initial.replaces_id);
  const name = noteDraft(patientId, replaced);
  const isSending = useValue(submissions.sending).has(name);
  const draft = drafts.of(name);
  const form = usePopupForm({ draft, initial, createRules: createNoteRules });
  const element = useRef<HTMLFormElement>(null);
  const [shown] = useState(() => ({
    isOpen: () => element.current !== null,
    submit: () => element.current?.requestSubmit(),
  }));
  const { replaces_id } = form.values;

  function close(): void {
    const root = element.current?.getRootNode();
    onClose(!(root instanceof ShadowRoot && root.activeElement) || element.current?.matches(':focus-within') === true);
  }

  const onStored = useEffectEvent((stored: string) => {
    if (stored === name) close();
  });
  useEffect(() => events.on(noteStored, onStored), [events]);

  async function send(values: NoteValues) {
    const { text, is_warning, replaces_id: replaces } = values;
    const request = { id: patientId, text: text.trim(), replaces_id: replaces, is_warning };
    const errors = await notes.add(request, {
      name,
      isOpen: shown.isOpen,
      // The form may have been left, and opened again.
      onStored: () => events.emit(noteStored, name),
      onFailed: () => () => {
        if (shown.isOpen()) shown.submit();
        else void send(draft.read() ?? values);
      },
    });
    // The note was superseded in the meantime: the text may still be added as a new note.
    if (errors?.['text']?.includes(texts.superseded)) {
      form.field('replaces_id').onChange(null);
      const newNote = noteDraft(patientId, null);
      const typed = draft.read();
      // Only the draft of a new note opens with the patient; an earlier one keeps its text.
      if (typed && !drafts.has(newNote)) {
        draft.discard();
        drafts.of(newNote).keep(typed);
        setReplaced(null);
      }
    }
    return errors;
  }

  const isCorrection = replaces_id !== null;
  return (
    <PopupForm
      ref={element}
      onSubmit={form.handleSubmit(send)}
      onCancel={close}
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
