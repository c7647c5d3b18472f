import { effect, untracked } from '@preact/signals-core';
import * as calls from './contract';
import type { RecordId } from '../../api/contract/fields';
import { definePart } from '../../state/parts';
import { createPendingActions } from '../../state/resources/pending-actions';
import { createRecordList } from '../../state/resources/record-list';
import { storeTexts } from '../../texts/common';
import { countsChanged } from '../dashboard/events';
import { ticketsPart } from '../tickets';
import { ticketsOutdated } from '../tickets/events';
import { patientListed, patientsChanged } from './events';

export type PatientAction = 'add' | 'remove';

/** The doctor's list of patients. */
export const patientsPart = definePart((core) => {
  const { client, recovery, events, otherTabs, toasts } = core;
  const { put, remove, ...records } = createRecordList((request) => client.call(calls.patients, null, request), {
    recovery,
  });
  const actions = createPendingActions<PatientAction>('patient', core, { isLoading: records.isLoading, reload });
  otherTabs.on(patientsChanged, () => records.refresh(records.reloadForEvent));

  // Tickets show whether their user is a patient.
  const reloadTickets = () => events.emit(ticketsOutdated, null);

  function reload(): void {
    records.reload();
    reloadTickets();
  }

  function changed(userId: RecordId, isPatient: boolean): void {
    events.emit(patientListed, { userId, isPatient });
    toasts.success(isPatient ? storeTexts.patientAdded : storeTexts.patientRemoved);
    otherTabs.notify(patientsChanged);
  }

  /** Also after a failure: the server may have stored the change. */
  const thenUpdateCounts = <T>(call: Promise<T>): Promise<T> => call.finally(() => events.emit(countsChanged, null));

  const isListed = (id: RecordId) => records.data.value?.some((one) => one.id === id);

  return {
    ...records,
    pending: actions.all,
    /** Adds a ticket's user to the doctor's list. */
    async add(userId: RecordId): Promise<void> {
      await actions.run(userId, 'add', {
        send: (key) => thenUpdateCounts(client.call(calls.patientAdd, { id: userId }, { key })),
        onDone(patient) {
          put(patient);
          changed(userId, true);
        },
        isDone: () => isListed(userId) === true,
        onFoundDone: reloadTickets,
      });
    },
    /** Removes a patient from the doctor's list. */
    async remove(id: RecordId): Promise<void> {
      const onDone = () => {
        remove(id);
        changed(id, false);
      };
      await actions.run(id, 'remove', {
        send: (key) => thenUpdateCounts(client.call(calls.patientDelete, { id }, { key })),
        onDone,
        isDone: () => isListed(id) === false,
        onFoundDone: onDone,
      });
    },
    load: () => records.refresh(),
    /** No event reports another computer's change, but the tickets show who is a patient: each new difference reloads the list. */
    start() {
      const groups = core.part(ticketsPart).known;
      let before: readonly string[] = [];
      return effect(() => {
        const tickets = groups.value?.flatMap((group) => group.tickets) ?? [];
        const list = records.known.peek();
        const listed = new Set(list?.map(({ id }) => String(id)));
        const differing = tickets.flatMap(({ user, is_patient }) =>
          list && user && is_patient !== listed.has(String(user.id)) ? `${user.id} ${is_patient}` : [],
        );
        const isNew = differing.some((one) => !before.includes(one));
        before = differing;
        if (isNew) untracked(() => records.refresh(records.reloadForEvent));
      });
    },
    clear() {
      records.clear();
      actions.clear();
    },
  };
});
