import { notificationsClear } from '../../../src/features/notifications/contract';
import type { CallRoute } from '../../http/call-routes';
import type { Handle } from '../../http/handle';
import type { Stores } from '../../stores';

export function notificationRoutes(stores: Pick<Stores, 'notifications'>, handle: Handle): CallRoute[] {
  return [
    // Not announced: `update-admin-notifications` makes the panels sound as if something new had come.
    handle(notificationsClear, { log: { action: 'notifications.deleted' }, right: 'everybody' }, (c) => {
      stores.notifications.clearNotifications(c.get('session').doctorId);
      return c.body(null, 204);
    }),
  ];
}
