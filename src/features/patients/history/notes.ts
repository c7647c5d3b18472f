import { Failure } from '../../../api/failure';
import type { FieldErrors, FormHost } from '../../../state/forms/form-submissions';
import { submissionsPart } from '../../../state/forms/submissions';
import { defineEvent } from '../../../state/events';
import { definePart } from '../../../state/parts';
import { addedRecords } from '../../../state/resources/added-records';
import { patientHistoryTexts as texts } from '../../../texts/patient-history';
import { patientNoteAdd, type Entry, type NoteAddRequest } from '../history.contract';
import { type LoadedHistory, historyChanged, patientHistoryPart } from './part';

/** A note was stored; the detail is the name of its draft. */
export const noteStored = defineEvent<string>('note-stored');

/** Adds notes to a patient's history, and corrects them. */
export const patientNotesPart = definePart(({ client, otherTabs, part }) => {
  const histories = part(patientHistoryPart);
  /**
   * The ids of notes stored by this tab, which the history may not show yet: a note whose response was lost is matched by its text, but
   * never with these.
   */
  const stored = new Set<string>();

  return {
    /** Resolves like `submit` of the forms. */
    add(form: NoteAddRequest, host: FormHost): Promise<FieldErrors | null> {
      const history = histories.of(form.id);
      const before = history.entries.peek();
      const isLike = ({ kind, title, recordId }: Entry) =>
        kind === 'note' && title === form.text && !stored.has(String(recordId));
      return part(submissionsPart).submit(host, form, {
        send: (key) => client.call(patientNoteAdd, form, { key }).catch(asSupersededError(history)),
        onStored({ id }) {
          stored.add(String(id));
          history.invalidate();
          history.reload();
          otherTabs.notify(historyChanged);
        },
        data: history,
        isStored: () => addedRecords(history.entries.value, before).some(isLike),
        storedText: form.replaces_id === null ? texts.noteAdded : texts.noteCorrected,
      });
    },
    clear: () => stored.clear(),
  };
});

/** Turns a conflict into a field error, which says that somebody else has corrected the note, and reloads the history. */
const asSupersededError = (history: LoadedHistory) => (caught: unknown) => {
  if (!(caught instanceof Failure) || caught.kind !== 'conflict') throw caught;
  history.reload();
  throw new Failure('validation', 422, { text: [texts.superseded] });
};
