import type { RecordId } from '../../../api/contract/fields';
import { Failure } from '../../../api/failure';
import { definePart } from '../../../state/parts';
import type { FieldErrors, FormHost } from '../../../state/forms/form-submissions';
import { addedRecords } from '../../../state/resources/added-records';
import { patientHistoryTexts as texts } from '../../../texts/patient-history';
import { patientsChanged } from '../events';
import { patientsPart } from '..';
import { patientNoteAdd, type Entry, type NoteAddRequest } from '../history.contract';
import { createLoadedHistory, type LoadedHistory } from './loaded-history';

/** The histories of the patients who were opened in this session. */
export const patientHistoryPart = definePart((core) => {
  const { client, submissions, otherTabs } = core;
  const patients = core.part(patientsPart);
  const histories = new Map<string, LoadedHistory>();
  /** Notes whose response came: the history may not show them yet. A lost note with the same words is another one. */
  const stored = new Set<string>();

  function of(id: RecordId): LoadedHistory {
    const history = histories.get(String(id)) ?? createLoadedHistory(core, id);
    histories.set(String(id), history);
    return history;
  }

  return {
    of,
    /** Adds a note, or corrects one. Resolves as `submit` of the forms. */
    addNote(form: NoteAddRequest, host: FormHost): Promise<FieldErrors | null> {
      const history = of(form.id);
      const before = history.entries.peek();
      const replaced = before.find(({ kind, recordId }) => kind === 'note' && recordId === form.replaces_id);
      const isLike = ({ kind, title, recordId }: Entry) =>
        kind === 'note' && title === form.text && !stored.has(String(recordId));
      return submissions.submit(host, form, {
        send: (key) => client.call(patientNoteAdd, form, { key }).catch(supersededMeanwhile(history)),
        onStored({ id }) {
          stored.add(String(id));
          if (form.replaces_id !== null) history.supersede(form.replaces_id);
          history.invalidate();
          history.reload();
          if (!form.is_warning && !replaced?.is_warning) return;
          // The list has the notes that warn.
          patients.reload();
          otherTabs.notify(patientsChanged);
        },
        data: history,
        isStored: () => addedRecords(history.entries.value, before).some(isLike),
        storedText: form.replaces_id === null ? texts.noteAdded : texts.noteCorrected,
      });
    },
    clear() {
      for (const history of histories.values()) history.clear();
      histories.clear();
      stored.clear();
    },
  };
});

/** Says at the field that somebody else has corrected the note, and loads the newer one. */
const supersededMeanwhile = (history: LoadedHistory) => (caught: unknown) => {
  if (!(caught instanceof Failure) || caught.kind !== 'conflict') throw caught;
  history.reload();
  throw new Failure('validation', 422, { text: [texts.superseded] });
};
