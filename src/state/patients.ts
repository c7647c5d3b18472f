import type { ReadonlySignal } from '@preact/signals-react';
import type { RecordId } from '../api/contract';
import { asFailure } from '../api/failure';
import { createWorkBook, type Work } from './work';

export interface Patients {
  readonly work: ReadonlySignal<ReadonlyMap<RecordId, Work<'add'>>>;
  /** Adds a ticket's user to the doctor's list. */
  add(userId: RecordId): Promise<void>;
  clear(): void;
}

interface PatientsContext {
  add(userId: RecordId): Promise<unknown>;
  onAdded(userId: RecordId): void;
  onFailed(): void;
}

export function createPatients(context: PatientsContext): Patients {
  const works = createWorkBook<'add'>();
  // What was asked in one session has nothing to say in the next one.
  let era = 0;
  return {
    work: works.all,
    add: (userId) =>
      works.once(userId, 'add', async () => {
        const mine = era;
        try {
          await context.add(userId);
          if (mine !== era) return;
        } catch (caught) {
          if (mine !== era) return;
          const reason = asFailure(caught);
          console.warn(`[ordinacia] patient add failed: ${reason.message}`);
          context.onFailed();
          throw reason;
        }
        context.onAdded(userId);
      }),
    clear() {
      era += 1;
      works.clear();
    },
  };
}
