import * as calls from '../../api/calls/absences';
import type { RecordId } from '../../api/contract';
import { absenceListTexts as texts } from '../../texts/absence';
import type { PartContext } from '../store-part';
import { createPendingActions } from './pending-actions';
import { createRecordList } from './record-list';

/** The stored absences. They come with the screens that show them. */
export function createAbsences({ client, scope, keys, toasts, recovery }: PartContext) {
  const absences = createRecordList((request) => client.call(calls.absences, null, request), { recovery });
  const removals = createPendingActions<'remove'>('absence', { scope, keys }, absences);
  return {
    ...absences,
    pending: removals.all,
    async remove(id: RecordId): Promise<void> {
      const onDone = () => {
        absences.remove(id);
        // The same absence, made anew, is another one.
        keys.forget('absence');
        toasts.success(texts.removed);
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
    },
  };
}
