import { specialAnnouncementRemove } from '../../api/calls/announcement-remove';
import type { RecordId } from '../../api/contract';
import { announcementRemovalTexts as texts } from '../../texts/announcement';
import type { PartContext } from '../store-part';
import { createPendingActions } from './pending-actions';

/** Removes the special notice before its end. It comes with the screens that show one. */
export function createAnnouncementRemoval(context: PartContext) {
  const { client, scope, keys, toasts, appData, notifyOtherTabs } = context;
  const removals = createPendingActions<'remove'>('announcement', { scope, keys }, appData);
  const isGone = (id: RecordId) => {
    const admin = appData.admin.value;
    return admin !== null && admin.special_announcement?.id !== id;
  };
  return {
    pending: removals.all,
    async remove(id: RecordId): Promise<void> {
      const onDone = () => {
        if (!isGone(id)) appData.putAnnouncement(null);
        // The same notice, made anew, is another one.
        keys.forget('announcement');
        notifyOtherTabs('app-data');
        toasts.success(texts.removed);
      };
      await removals.run(id, 'remove', {
        send: (key) => client.call(specialAnnouncementRemove, { id }, { key }),
        onDone,
        isDone: () => isGone(id),
        onFoundDone: onDone,
        onAlreadyHandled: onDone,
      });
    },
    clear: removals.clear,
  };
}
