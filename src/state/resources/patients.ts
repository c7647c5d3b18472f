import type { ReadonlySignal } from '@preact/signals-core';
import type { Patient, RecordId } from '../../api/contract';
import type { LoadOptions } from './coalesced-load';
import { createPendingActions, type ActionsContext, type PendingAction } from './pending-actions';
import { createRecordList } from './record-list';
import type { Resource, ResourceOptions } from './resource';

export type PatientAction = 'add' | 'remove';

export interface Patients extends Resource<readonly Patient[]> {
  readonly pending: ReadonlySignal<ReadonlyMap<RecordId, PendingAction<PatientAction>>>;
  /** Adds a ticket's user to the doctor's list. */
  add(userId: RecordId): Promise<void>;
  /** Removes a patient from the doctor's list. */
  remove(id: RecordId): Promise<void>;
}

interface PatientsContext extends ActionsContext {
  load(options: LoadOptions): Promise<readonly Patient[]>;
  options?: ResourceOptions<readonly Patient[]>;
  add(userId: RecordId, key: string): Promise<Patient>;
  remove(id: RecordId, key: string): Promise<void>;
  onAdded(userId: RecordId): void;
  onRemoved(id: RecordId): void;
  /** They show who is a patient. */
  reloadTickets(): void;
}

export function createPatients(context: PatientsContext): Patients {
  const { put, remove, ...records } = createRecordList(context.load, context.options);
  const actions = createPendingActions<PatientAction>('patient', context, { isLoading: records.isLoading, reload });

  function reload(): void {
    records.reload();
    context.reloadTickets();
  }

  const isListed = (id: RecordId) => records.data.value?.some((one) => one.id === id);

  return {
    ...records,
    pending: actions.all,
    async add(userId) {
      await actions.run(userId, 'add', {
        send: (key) => context.add(userId, key),
        onDone(patient) {
          put(patient);
          context.onAdded(userId);
        },
        isDone: () => isListed(userId) === true,
        onFoundDone: context.reloadTickets,
      });
    },
    async remove(id) {
      const onDone = () => {
        remove(id);
        context.onRemoved(id);
      };
      await actions.run(id, 'remove', {
        send: (key) => context.remove(id, key),
        onDone,
        isDone: () => isListed(id) === false,
        onFoundDone: onDone,
      });
    },
    clear() {
      records.clear();
      actions.clear();
    },
  };
}
