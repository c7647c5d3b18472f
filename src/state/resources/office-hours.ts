import type { ReadonlySignal } from '@preact/signals-core';
import type { OfficeHours as OfficeHoursRecord, RecordId } from '../../api/contract';
import type { LoadOptions } from './coalesced-load';
import { createPendingActions, type ActionsContext, type PendingAction } from './pending-actions';
import type { ResourceOptions } from './resource';
import { createRecordList, type RecordList } from './record-list';

export interface OfficeHours extends Omit<RecordList<OfficeHoursRecord>, 'remove'> {
  readonly pending: ReadonlySignal<ReadonlyMap<RecordId, PendingAction<'remove'>>>;
  /** Removes the record at the server. */
  remove(id: RecordId): Promise<void>;
}

interface OfficeHoursContext extends ActionsContext {
  load(options: LoadOptions): Promise<readonly OfficeHoursRecord[]>;
  options?: ResourceOptions<readonly OfficeHoursRecord[]>;
  remove(id: RecordId, key: string): Promise<void>;
  onRemoved(): void;
}

export function createOfficeHours(context: OfficeHoursContext): OfficeHours {
  const records = createRecordList(context.load, context.options);
  const actions = createPendingActions<'remove'>('office hours', context, records);
  return {
    ...records,
    pending: actions.all,
    async remove(id) {
      const onDone = () => {
        records.remove(id);
        context.onRemoved();
      };
      await actions.run(id, 'remove', {
        send: (key) => context.remove(id, key),
        onDone,
        isDone: () => records.data.value?.every((one) => one.id !== id) ?? false,
        onFoundDone: onDone,
        // Somebody else has removed it: the same result.
        onAlreadyHandled: onDone,
      });
    },
    clear() {
      records.clear();
      actions.clear();
    },
  };
}
