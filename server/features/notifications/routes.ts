import { notificationsClear } from '../../../src/features/notifications/contract';
import type { CallRoute, Handle } from '../../http/handle';
import type { Stores } from '../../stores';

export function notificationRoutes(stores: Pick<Stores, 'notifications'>, handle: Handle): CallRoute[] {
  return [
    // Not announced: at `update-admin-notifications` panels play the sound of a new notification.
    handle(notificationsClear, { log: { action: 'notifications.deleted' }, right: 'everybody' }, (c) => {
      stores.notifications.clearNotifications(c.get('session').doctorId);
      return c.body(null, 204);
    }),
  ];
}
