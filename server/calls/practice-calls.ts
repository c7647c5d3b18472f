import type { Handler } from 'hono';
import { dashboard } from '../../src/api/calls/dashboard';
import { administrationInit, notificationsClear } from '../../src/api/calls/session';
import type { SentInitialData } from '../../src/api/contract/admin';
import type { Stores } from '../stores';
import { adminRecord } from './admin-record';
import type { CallRoute } from './call-routes';
import type { ServerEnv } from './server-env';
import type { Offers } from './capabilities';
import { isDenied } from './colleague-rights';
import type { Handle } from './handle';
import { jsonAnswer } from './json-answer';
import { problem } from './problems';

/** The routes of what every panel shows. */
export function practiceRoutes(
  stores: Pick<
    Stores,
    'announcements' | 'clock' | 'colleagues' | 'dashboard' | 'doctors' | 'notifications' | 'payouts' | 'settings'
  >,
  handle: Handle,
  offers: Offers,
): CallRoute[] {
  return [
    handle(
      administrationInit,
      { log: { action: 'panel.opened', reading: 'day' }, right: 'everybody' },
      initialData(stores, offers),
    ),
    // Not announced: `update-admin-notifications` makes the panels sound as if something new had come.
    handle(notificationsClear, { log: { action: 'notifications.deleted' }, right: 'everybody' }, (c) => {
      stores.notifications.clearNotifications(c.get('session').doctorId);
      return c.body(null, 204);
    }),
    handle(dashboard, { log: { action: 'dashboard.opened', reading: 'hour' }, right: 'everybody' }, (c) => {
      const session = c.get('session');
      const { earnings_by_month, ...parts } = stores.dashboard.dashboardOf(session.doctorId);
      // The earnings are the doctor's own: colleagues do not get them.
      return jsonAnswer(c, isDenied(session, 'payments') ? parts : { ...parts, earnings_by_month });
    }),
  ];
}

function initialData(
  stores: Pick<Stores, 'announcements' | 'clock' | 'colleagues' | 'doctors' | 'notifications' | 'payouts' | 'settings'>,
  offers: Offers,
): Handler<ServerEnv> {
  return (c) => {
    const session = c.get('session');
    const { doctorId } = session;
    const doctor = stores.doctors.doctorOf(doctorId);
    if (!doctor) return problem(c, 401, 'Unauthenticated.');
    const answer: SentInitialData = {
      notifications: stores.notifications.notificationsOf(doctorId),
      payoutsQueue: isDenied(session, 'payouts') ? [] : stores.payouts.payoutsQueueOf(doctorId),
      doctors: stores.doctors
        .publicDoctors()
        .filter(({ id }) => id !== doctorId)
        .map(({ id, doctor_name }) => ({ id, attributes: { doctor_name } })),
      time_zone: stores.clock.timeZone,
      admin: adminRecord(stores, doctor, { offered: offers(doctorId), session }),
    };
    return jsonAnswer(c, answer);
  };
}
