import type { ReadonlySignal } from '@preact/signals-core';
import type { Patient, RecordId } from '../../api/contract';
import type { SessionScope } from '../session/session-scope';
import { createPendingActions, type PendingAction } from './pending-actions';
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

interface PatientsContext {
  scope: SessionScope;
  load(signal: AbortSignal): Promise<readonly Patient[]>;
  options?: ResourceOptions<readonly Patient[]>;
  add(userId: RecordId): Promise<Patient>;
  remove(id: RecordId): Promise<void>;
  onAdded(userId: RecordId): void;
  onRemoved(id: RecordId): void;
  onFailed(): void;
}

export function createPatients(context: PatientsContext): Patients {
  const { put, remove, ...records } = createRecordList(context.load, context.options);
  const actions = createPendingActions<PatientAction>('patient', context.scope);

  function reload(): void {
    records.reload();
    context.onFailed();
  }

  return {
    ...records,
    pending: actions.all,
    async add(userId) {
      await actions.run(userId, 'add', {
        send: () => context.add(userId),
        onDone(patient) {
          put(patient);
          context.onAdded(userId);
        },
        reload,
      });
    },
    async remove(id) {
      await actions.run(id, 'remove', {
        send: () => context.remove(id),
        onDone() {
          remove(id);
          context.onRemoved(id);
        },
        reload,
      });
    },
    clear() {
      records.clear();
      actions.clear();
    },
  };
}
