import { computed, signal } from '@preact/signals-core';
import type { RecordId } from '../../api/contract/fields';
import { absenceAdd, type Absence, type AbsenceRequest } from './contract';
import * as calls from './contract';
import { isSameMoment } from '../../lib/same-moment';
import { isOffered } from '../../state/app-data';
import { inAllTabs, type FieldErrors } from '../../state/forms/form-submissions';
import { definePart } from '../../state/parts';
import { addedRecords } from '../../state/resources/added-records';
import { createPendingActions } from '../../state/resources/pending-actions';
import { createRecordList } from '../../state/resources/record-list';
import { absenceListTexts as texts } from '../../texts/absence';
import { storedFormTexts } from '../../texts/stored-forms';
import { readOnly } from '../../state/part';
import { absencesChanged } from './events';
import { submissionsPart } from '../../state/forms/submissions';

declare module '../../state/ui/popups' {
  interface PopupProps {
    absence: NoProps;
  }
}

/** Absences. Not every server lists them. */
export const absencesPart = definePart((core) => {
  const { client, events, keys, otherTabs, toasts, recovery, appData, popups } = core;
  const submissions = core.part(submissionsPart);
  const absences = createRecordList((request) => client.call(calls.absences, null, request), { recovery });
  const removals = createPendingActions<'remove'>('absence', core, absences);
  const added = signal<readonly Absence[]>([]);
  const notify = () => {
    events.emit(absencesChanged, null);
    otherTabs.notify(absencesChanged);
  };
  otherTabs.on(absencesChanged, () => absences.refresh(absences.reloadForEvent));
  return {
    ...absences,
    pending: removals.all,
    /** The doctors who can substitute. */
    substitutes: computed(() => appData.data.value?.doctors ?? []),
    /** The absences stored in this session, the newest last. */
    added: readOnly(added),
    /** Resolves like `submissions.submit`. */
    add(form: AbsenceRequest): Promise<FieldErrors | null> {
      const isListed = isOffered(appData, 'absences');
      const before = absences.data.peek();
      return submissions.submit(popups.hostOf('absence'), form, {
        send: (key) => client.call(absenceAdd, form, { key }),
        onStored(stored) {
          added.value = [...added.peek(), stored];
          if (isListed) absences.refresh();
          notify();
        },
        data: inAllTabs(isListed ? absences : appData, notify),
        isStored: () => isListed && addedRecords(absences.data.value, before).some((one) => isSameAbsence(one, form)),
        storedText: storedFormTexts.absence,
      });
    },
    async remove(id: RecordId): Promise<void> {
      const onDone = () => {
        absences.remove(id);
        // An identical absence stored later is a new request, not a repeated one.
        keys.forget('absence');
        toasts.success(texts.removed);
        notify();
      };
      await removals.run(id, 'remove', {
        send: (key) => client.call(calls.absenceRemove, { id }, { key }),
        onDone,
        isDone: () => absences.data.value?.every((one) => one.id !== id) ?? false,
        onFoundDone: onDone,
        // Somebody else has removed it: the same result.
        onAlreadyHandled: onDone,
      });
    },
    clear() {
      absences.clear();
      removals.clear();
      added.value = [];
    },
  };
});

/** Absences with the same ends are the same, whoever substitutes. */
export const isSameAbsence = (one: Absence, { absence_from, absence_to }: AbsenceRequest): boolean =>
  isSameMoment(one.absence_from, absence_from) && isSameMoment(one.absence_to, absence_to);
