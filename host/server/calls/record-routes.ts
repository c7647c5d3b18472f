import { INVOICE_MAX_BYTES } from '../../../src/api/contract/money.requests';
import { AVATAR_MAX_BYTES } from '../../../src/api/contract/settings.requests';
import { AVATARS_PATH } from '../practice/avatars';
import { INVOICES_PATH } from '../practice/payouts';
import type { Practice } from '../practice/practice';
import type { CallRoute } from './call-routes';
import { invoice, payouts, uploadInvoice } from './payout-calls';
import { handleRecord } from './id-calls';
import { clearNotifications, deletePatient, recordsOf } from './practice-calls';
import { register } from './register-call';
import { avatar, storeProfile, storeSetting } from './setting-calls';
import { createThrottle, throttleAddress } from './throttle';
import { readUpload } from './upload-body';

/** The routes of everything but the waiting room. `authenticated` requires a doctor's session. */
export function recordRoutes(practice: Practice, authenticated: CallRoute['handlers']): CallRoute[] {
  const registrations = createThrottle({ perMinute: 60 });
  const uploads = createThrottle({ perMinute: 60 });
  const get = (path: string, handler: CallRoute['handlers'][0]): CallRoute => ({
    method: 'GET',
    path,
    handlers: [...authenticated, handler],
  });
  const post = (path: string, ...handlers: CallRoute['handlers']): CallRoute => ({
    method: 'POST',
    path,
    handlers: [...authenticated, ...handlers],
  });
  return [
    { method: 'POST', path: '/api/admin/register', handlers: [throttleAddress(registrations), register(practice)] },
    get('/api/notifications-clear', clearNotifications(practice)),
    get('/api/recepts', recordsOf(practice.receptsOf)),
    post('/api/recept-accepted', handleRecord(practice.acceptRecept, 'Recept')),
    post('/api/recept-rejected', handleRecord(practice.rejectRecept, 'Recept')),
    post('/api/patient-delete', deletePatient(practice)),
    get('/api/payments', recordsOf(practice.paymentsOf)),
    get('/api/payouts', payouts(practice)),
    post('/api/invoice-upload', readUpload(INVOICE_MAX_BYTES, uploads), uploadInvoice(practice)),
    get(`${INVOICES_PATH}/:payout`, invoice(practice)),
    get('/api/dashboard', recordsOf(practice.dashboardOf)),
    post('/api/settings-store', storeSetting(practice)),
    post('/api/profile-store', readUpload(AVATAR_MAX_BYTES, uploads), storeProfile(practice)),
    { method: 'GET', path: `${AVATARS_PATH}/:key`, handlers: [avatar(practice)] },
  ];
}
