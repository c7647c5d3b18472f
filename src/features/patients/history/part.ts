import { signal } from '@preact/signals-core';
import type { RecordId } from '../../../api/contract/fields';
import { Failure } from '../../../api/failure';
import { defineEvent } from '../../../state/events';
import { definePart } from '../../../state/parts';
import type { FieldErrors, FormHost } from '../../../state/forms/form-submissions';
import { addedRecords } from '../../../state/resources/added-records';
import { patientHistoryTexts as texts } from '../../../texts/patient-history';
import { patientsPart } from '..';
import { patientNoteAdd, type Entry, type HistoryPage, type NoteAddRequest } from '../history.contract';
import { isSameId } from '../person/known-person';
import { createLoadedHistory, type LoadedHistory } from './loaded-history';

/** The histories of the patients who were opened in this session. */
export const patientHistoryPart = definePart((core) => {
  const { client, channel, submissions, otherTabs } = core;
  const patients = core.part(patientsPart);
  const histories = new Map<string, LoadedHistory>();
  /** Notes whose response came: the history may not show them yet. A lost note with the same words is another one. */
  const stored = new Set<string>();

  /** The list has the notes that warn: it is older than the history where it shows others. */
  function checkWarning(id: RecordId, { summary }: HistoryPage): void {
    const listed = patients.known.peek()?.find((one) => isSameId(one.id, id));
    if (listed && summary && listed.attributes.note !== summary.warning) patients.reloadForEvent();
  }

  function of(id: RecordId): LoadedHistory {
    const known = histories.get(String(id));
    if (known) return known;
    const history = createLoadedHistory(core, id, (page) => checkWarning(id, page));
    histories.set(String(id), history);
    return history;
  }

  const reloadShown = () => histories.forEach((history) => history.refresh(history.reloadForEvent));
  otherTabs.on(historyChanged, reloadShown);
  // Each tab loads its own: there is nothing to share, and the other tabs hear of it in any case.
  channel.add({
    action: 'update-patient-history',
    data: NOTHING,
    failure: NOTHING,
    loadedAt: NOTHING,
    confirmedAt: () => 0,
    requestedAt: () => Math.max(0, ...[...histories.values()].map((history) => history.requestedAt())),
    receive: () => undefined,
    reload() {
      reloadShown();
      return false;
    },
  });

  return {
    of,
    /** Adds a note, or corrects one. Resolves as `submit` of the forms. */
    addNote(form: NoteAddRequest, host: FormHost): Promise<FieldErrors | null> {
      const history = of(form.id);
      const before = history.entries.peek();
      const isLike = ({ kind, title, recordId }: Entry) =>
        kind === 'note' && title === form.text && !stored.has(String(recordId));
      return submissions.submit(host, form, {
        send: (key) => client.call(patientNoteAdd, form, { key }).catch(supersededMeanwhile(history)),
        onStored({ id }) {
          stored.add(String(id));
          if (form.replaces_id !== null) history.supersede(form.replaces_id);
          history.invalidate();
          history.reload();
          otherTabs.notify(historyChanged);
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

/** The history of a patient has changed, in another tab. */
const historyChanged = defineEvent('patient-history');

const NOTHING = signal(null);

/** Says at the field that somebody else has corrected the note, and loads the newer one. */
const supersededMeanwhile = (history: LoadedHistory) => (caught: unknown) => {
  if (!(caught instanceof Failure) || caught.kind !== 'conflict') throw caught;
  history.reload();
  throw new Failure('validation', 422, { text: [texts.superseded] });
};
