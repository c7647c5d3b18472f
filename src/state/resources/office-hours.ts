import type { ReadonlySignal } from '@preact/signals-react';
import type { OfficeHours as OfficeHoursRecord, RecordId } from '../../api/contract';
import { asFailure, isAlreadyHandled } from '../../api/failure';
import { createRecordList, type RecordList } from './record-list';
import { createPendingActions, type PendingAction } from './pending-actions';

export interface OfficeHours extends RecordList<OfficeHoursRecord> {
  readonly work: ReadonlySignal<ReadonlyMap<RecordId, PendingAction<'remove'>>>;
  /** Takes the record away at the server. */
  erase(id: RecordId): Promise<void>;
}

interface OfficeHoursContext {
  load(signal: AbortSignal): Promise<OfficeHoursRecord[]>;
  erase(id: RecordId): Promise<void>;
  onErased(): void;
}

export function createOfficeHours(context: OfficeHoursContext): OfficeHours {
  const records = createRecordList(context.load);
  const works = createPendingActions<'remove'>();
  // What was asked in one session has nothing to say in the next one.
  let era = 0;
  return {
    ...records,
    work: works.all,
    erase: (id) =>
      works.run(id, 'remove', async () => {
        const mine = era;
        try {
          await context.erase(id);
          if (mine !== era) return;
        } catch (caught) {
          if (mine !== era) return;
          const reason = asFailure(caught);
          records.reload();
          // Somebody took it away before: that is what was wanted.
          if (!isAlreadyHandled(reason)) {
            console.warn(`[ordinacia] office hours remove failed: ${reason.message}`);
            throw reason;
          }
        }
        records.remove(id);
        context.onErased();
      }),
    clear() {
      era += 1;
      works.clear();
      records.clear();
    },
  };
}
