import type { RecordId } from '../../api/contract/fields';
import { specialAnnouncementRemove } from './removal.contract';
import { appDataChanged } from '../../state/app-data';
import { definePart } from '../../state/parts';
import { createPendingActions } from '../../state/resources/pending-actions';
import { announcementRemovalTexts as texts } from '../../texts/announcement';

/** Removes the special announcement before its end. */
export const announcementRemovalPart = definePart((core) => {
  const { client, keys, toasts, appData, otherTabs } = core;
  const removals = createPendingActions<'remove'>('announcement', core, appData);
  const isGone = (id: RecordId) => {
    const admin = appData.admin.value;
    return admin !== null && admin.special_announcement?.id !== id;
  };
  return {
    pending: removals.all,
    async remove(id: RecordId): Promise<void> {
      const onDone = () => {
        if (!isGone(id)) appData.change(({ admin }) => ({ admin: { ...admin, special_announcement: null } }));
        // An identical announcement stored later is a new request, not a repeated one.
        keys.forget('announcement');
        otherTabs.notify(appDataChanged);
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
});
