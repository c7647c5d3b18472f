import { INVOICE_MAX_BYTES } from '../../../src/api/contract/money.requests';
import { AVATAR_MAX_BYTES } from '../../../src/api/contract/settings.requests';
import type { Handler } from 'hono';
import { AVATARS_PATH } from '../practice/avatars';
import { INVOICES_PATH } from '../practice/payouts';
import type { Practice } from '../practice/practice';
import type { CallRoute, ServerEnv } from './call-routes';
import { invoice, payouts, uploadInvoice } from './payout-calls';
import { handleRecord } from './id-calls';
import { clearNotifications, dashboard, deletePatient, recordsOf } from './practice-calls';
import { avatar, storeProfile, storeSetting } from './setting-calls';
import { createThrottle } from './throttle';
import { readUpload } from './upload-body';

/** The routes of everything but the waiting room and the accounts. `authenticated` requires a doctor's session, `once` answers a repeat as the first time. */
export function recordRoutes(
  practice: Practice,
  authenticated: CallRoute['handlers'],
  once: Handler<ServerEnv>,
): CallRoute[] {
  const uploads = createThrottle({ perMinute: 60 });
  const get = (path: string, handler: CallRoute['handlers'][0]): CallRoute => ({
    method: 'GET',
    path,
    handlers: [...authenticated, handler],
  });
  const post = (path: string, handler: CallRoute['handlers'][0], read?: Handler<ServerEnv>): CallRoute => ({
    method: 'POST',
    path,
    handlers: [...authenticated, ...(read ? [read] : []), once, handler],
  });
  return [
    get('/api/notifications-clear', clearNotifications(practice)),
    get('/api/recepts', recordsOf(practice.receptsOf)),
    post('/api/recept-accepted', handleRecord(practice.acceptRecept, 'Recept')),
    post('/api/recept-rejected', handleRecord(practice.rejectRecept, 'Recept')),
    post('/api/patient-delete', deletePatient(practice)),
    get('/api/payments', recordsOf(practice.paymentsOf)),
    get('/api/payouts', payouts(practice)),
    post('/api/invoice-upload', uploadInvoice(practice), readUpload(INVOICE_MAX_BYTES, uploads)),
    get(`${INVOICES_PATH}/:payout`, invoice(practice)),
    get('/api/dashboard', dashboard(practice)),
    post('/api/settings-store', storeSetting(practice)),
    post('/api/profile-store', storeProfile(practice), readUpload(AVATAR_MAX_BYTES, uploads)),
    { method: 'GET', path: `${AVATARS_PATH}/:key`, handlers: [avatar(practice)] },
  ];
}
