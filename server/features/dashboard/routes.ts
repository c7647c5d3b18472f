import { dashboard } from '../../../src/features/dashboard/contract';
import type { CallRoute, Handle } from '../../http/handle';
import { jsonResponse } from '../../http/responses';
import { isDenied } from '../../identity/logins';
import type { Stores } from '../../stores';

export function dashboardRoutes(stores: Pick<Stores, 'dashboard'>, handle: Handle): CallRoute[] {
  return [
    handle(dashboard, { log: { action: 'dashboard.opened', oncePer: 'hour' }, right: 'everybody' }, (c) => {
      const session = c.get('session');
      const { earnings_by_month, ...parts } = stores.dashboard.dashboardOf(session.doctorId);
      // The earnings are the doctor's own: colleagues do not get them.
      return jsonResponse(c, isDenied(session, 'payments') ? parts : { ...parts, earnings_by_month });
    }),
  ];
}
