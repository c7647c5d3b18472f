import { dashboard } from '../../../src/api/calls/dashboard';
import { invoiceUpload } from '../../../src/api/calls/invoice-upload';
import { patientAdd, patientDelete, patients } from '../../../src/api/calls/patients';
import { payments } from '../../../src/api/calls/payments';
import { payouts } from '../../../src/api/calls/payouts';
import { receptAccepted, receptRejected, recepts } from '../../../src/api/calls/prescriptions';
import { profileStore, settingsStore } from '../../../src/api/calls/settings';
import { INVOICE_MAX_BYTES } from '../../../src/api/contract/money.requests';
import { AVATAR_MAX_BYTES } from '../../../src/api/contract/settings.requests';
import { AVATARS_PATH } from '../practice/avatars';
import { INVOICES_PATH } from '../practice/payouts';
import type { Practice } from '../practice/practice';
import type { CallRoute } from './call-routes';
import { sharedChange, type Handle } from './handle';
import { handleRecord } from './id-calls';
import { aboutAnswered, aboutSent } from './log-line';
import { listPayouts, showInvoice, uploadInvoice } from './payout-calls';
import { addPatient, deletePatient, recordsOf, showDashboard } from './practice-calls';
import { showAvatar, storeProfile, storeSetting } from './setting-calls';
import { createThrottle } from './throttle';
import { readUpload } from './upload-body';

/** The routes of patients, prescriptions, payments and settings. */
export function recordRoutes(practice: Practice, handle: Handle): CallRoute[] {
  const uploads = createThrottle({ perMinute: 60 });
  return [
    handle(
      patients,
      { log: { action: 'patients.opened', reading: 'hour' }, right: 'everybody' },
      recordsOf(practice.patientsOf),
    ),
    handle(patientAdd, { log: aboutSent('patient.added', 'person'), ...sharedChange }, addPatient(practice)),
    handle(patientDelete, { log: aboutSent('patient.removed', 'person'), ...sharedChange }, deletePatient(practice)),
    handle(
      recepts,
      { log: { action: 'recepts.opened', reading: 'hour' }, right: 'everybody' },
      recordsOf(practice.receptsOf),
    ),
    handle(
      receptAccepted,
      { log: aboutSent('recept.accepted', 'recept'), right: 'recept-decisions', once: true },
      handleRecord(practice.acceptRecept, 'Recept'),
    ),
    handle(
      receptRejected,
      { log: aboutSent('recept.rejected', 'recept'), right: 'recept-decisions', once: true },
      handleRecord(practice.rejectRecept, 'Recept'),
    ),
    handle(
      payments,
      { log: { action: 'payments.opened', reading: 'hour' }, right: 'payments' },
      recordsOf(practice.paymentsOf),
    ),
    handle(payouts, { log: { action: 'payouts.opened', reading: 'hour' }, right: 'payouts' }, listPayouts(practice)),
    handle(
      invoiceUpload,
      {
        log: aboutAnswered('invoice.uploaded', 'payout'),
        right: 'payouts',
        before: [readUpload(INVOICE_MAX_BYTES, uploads)],
        once: true,
      },
      uploadInvoice(practice),
    ),
    handle(
      { method: 'GET', path: `${INVOICES_PATH}/:payout` },
      { log: { action: 'invoice.opened', kind: 'payout', id: (c) => c.req.param('payout') }, right: 'payouts' },
      showInvoice(practice),
    ),
    handle(
      dashboard,
      { log: { action: 'dashboard.opened', reading: 'hour' }, right: 'everybody' },
      showDashboard(practice),
    ),
    handle(settingsStore, { log: { action: 'setting.changed' }, ...sharedChange }, storeSetting(practice)),
    handle(
      profileStore,
      {
        log: { action: 'profile.changed' },
        right: 'profile',
        before: [readUpload(AVATAR_MAX_BYTES, uploads)],
        once: true,
      },
      storeProfile(practice),
    ),
    handle({ method: 'GET', path: `${AVATARS_PATH}/:key` }, { log: 'nothing', right: 'open' }, showAvatar(practice)),
  ];
}
