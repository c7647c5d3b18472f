import * as calls from './contract';
import type { RecordId } from '../../api/contract/fields';
import type { OfficeHours, OfficeHoursRequest } from './contract';
import { isSameData } from '../../lib/same-data';
import { inAllTabs, type FieldErrors, type FormHost } from '../../state/forms/form-submissions';
import { definePart } from '../../state/parts';
import { addedRecords } from '../../state/resources/added-records';
import { createPendingActions } from '../../state/resources/pending-actions';
import { createRecordList } from '../../state/resources/record-list';
import { storeTexts } from '../../texts/common';
import { storedFormTexts as texts } from '../../texts/stored-forms';
import { officeHoursChanged } from './events';
import { submissionsPart } from '../../state/forms/submissions';

declare module '../../state/ui/popups' {
  interface PopupProps {
    'office-hours': NoProps;
  }
}

/** The office hours. */
export const officeHoursPart = definePart((core) => {
  const { client, events, keys, recovery, toasts, otherTabs, popups } = core;
  const submissions = core.part(submissionsPart);
  const records = createRecordList((request) => client.call(calls.officeHours, null, request), { recovery });
  const actions = createPendingActions<'remove'>('office hours', core, records);
  const notifyAll = () => {
    events.emit(officeHoursChanged, null);
    otherTabs.notify(officeHoursChanged);
  };
  otherTabs.on(officeHoursChanged, () => {
    if (records.data.peek() || records.isLoading.peek()) records.reloadForEvent();
  });
  return {
    ...records,
    pending: actions.all,
    /** Adds a record, or updates the one with the `id`. `host` defaults to the form's popup. Resolves like `submit` of the forms. */
    store(form: OfficeHoursRequest, host: FormHost = popups.hostOf('office-hours')): Promise<FieldErrors | null> {
      const before = records.data.peek();
      return submissions.submit(host, form, {
        send: (key) => client.call(calls.officeHoursAdd, form, { key }),
        onStored(record) {
          records.put(record);
          notifyAll();
        },
        data: inAllTabs(records, notifyAll),
        isStored: () => isStored(records.data.value, before, form),
        storedText: form.id === undefined ? texts['office-hours'] : texts.officeHoursChanged,
      });
    },
    /** Removes the record from the server. */
    async remove(id: RecordId): Promise<void> {
      const onDone = () => {
        records.remove(id);
        // Adding the same office hours again creates a new record, under a new idempotency key.
        keys.forget('office-hours');
        toasts.success(storeTexts.officeHoursRemoved);
        notifyAll();
      };
      await actions.run(id, 'remove', {
        send: (key) => client.call(calls.officeHoursRemove, { id }, { key }),
        onDone,
        isDone: () => records.data.value?.every((one) => one.id !== id) ?? false,
        onFoundDone: onDone,
        // Somebody else has removed the record: the same result.
        onAlreadyHandled: onDone,
      });
    },
    clear() {
      records.clear();
      actions.clear();
    },
  };
});

type Known = readonly OfficeHours[] | null;

/** Whether the sent record is stored: as a new record with the same data or, with an `id`, as that record with the sent data. */
function isStored(now: Known, before: Known, sent: OfficeHoursRequest): boolean {
  const isLike = (one: OfficeHours) => isSameData(dataOf(one), dataOf(sent));
  if (sent.id === undefined) return addedRecords(now, before).some(isLike);
  const isSent = (one: OfficeHours) => String(one.id) === String(sent.id) && isLike(one);
  return (now ?? []).some(isSent) && !(before ?? []).some(isSent);
}

/** Ignores the rows' ids and order, which a server may change. */
const dataOf = ({
  hours_name,
  hours_type,
  approximate_time_on_patient,
  time_schedules,
}: OfficeHoursRequest | OfficeHours) => [
  hours_name?.trim() || null,
  hours_type || null,
  approximate_time_on_patient,
  time_schedules.map((row) => [row.hours_day, clock(row.hours_time_from), clock(row.hours_time_to)].join(' ')).sort(),
];

const clock = (time: string | null): string => (time ?? '').padStart('HH:mm'.length, '0');
