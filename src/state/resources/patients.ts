import { computed, type ReadonlySignal } from '@preact/signals-react';
import type { Patient, RecordId } from '../../api/contract';
import { asFailure } from '../../api/failure';
import { searchKey, type SearchKey } from '../../lib/search';
import { createRecordList, type RecordList } from './record-list';
import { createPendingActions, type PendingAction } from './pending-actions';

export type PatientAction = 'add' | 'remove';

export interface Patients extends Omit<RecordList<Patient>, 'put' | 'remove'> {
  /** What each patient of the list is found by: name, id number, telephone. */
  readonly keys: ReadonlySignal<ReadonlyMap<RecordId, SearchKey>>;
  readonly work: ReadonlySignal<ReadonlyMap<RecordId, PendingAction<PatientAction>>>;
  /** Adds a ticket's user to the doctor's list. */
  add(userId: RecordId): Promise<void>;
  /** Takes a patient off the doctor's list. */
  remove(id: RecordId): Promise<void>;
}

interface PatientsContext {
  load(signal: AbortSignal): Promise<Patient[]>;
  add(userId: RecordId): Promise<Patient>;
  remove(id: RecordId): Promise<void>;
  onAdded(userId: RecordId): void;
  onRemoved(id: RecordId): void;
  onFailed(): void;
}

export function createPatients(context: PatientsContext): Patients {
  const { put, remove, ...records } = createRecordList(context.load);
  const works = createPendingActions<PatientAction>();
  // What was asked in one session has nothing to say in the next one.
  let era = 0;

  const change = (id: RecordId, action: PatientAction, act: () => Promise<void>) =>
    works.run(id, action, async () => {
      const mine = era;
      try {
        await act();
      } catch (caught) {
        if (mine !== era) return;
        const reason = asFailure(caught);
        console.warn(`[ordinacia] patient ${action} failed: ${reason.message}`);
        // Even a failed change may have been stored.
        records.reload();
        context.onFailed();
        throw reason;
      }
    });

  return {
    ...records,
    keys: computed(() => new Map((records.list.value ?? []).map((patient) => [patient.id, keyOf(patient)] as const))),
    work: works.all,
    add: (userId) =>
      change(userId, 'add', async () => {
        const mine = era;
        const patient = await context.add(userId);
        if (mine !== era) return;
        put(patient);
        context.onAdded(userId);
      }),
    remove: (id) =>
      change(id, 'remove', async () => {
        const mine = era;
        await context.remove(id);
        if (mine !== era) return;
        remove(id);
        context.onRemoved(id);
      }),
    clear() {
      era += 1;
      works.clear();
      records.clear();
    },
  };
}

/** Records that did not change stay the same objects: of 20 000 keys only those of changed patients are made anew. */
const keysMade = new WeakMap<Patient, SearchKey>();

function keyOf(patient: Patient): SearchKey {
  const { fullname, id_number, phone } = patient.attributes;
  const key = keysMade.get(patient) ?? searchKey([fullname], [id_number, phone]);
  keysMade.set(patient, key);
  return key;
}
