import { INVOICE_MAX_BYTES } from '../../../src/constants';
import { invoiceRequestSchema, invoiceUpload, payouts, type Payouts } from '../../../src/features/payouts/contract';
import type { CallRoute, Handle } from '../../http/handle';
import {
  fileResponse,
  fileTooLarge,
  fileTypeOf,
  formOf,
  JPEG,
  nameOfType,
  PDF,
  PNG,
  readFile,
  readUpload,
} from '../../http/files';
import { invalid, jsonResponse, noRecord } from '../../http/responses';
import { recordInResponse } from '../../http/log-calls';
import type { Throttle } from '../../http/throttle';
import { brokenRule, withRequest } from '../../http/validation';
import type { Stores } from '../../stores';
import { INVOICES_PATH } from './store';

/** `uploads` counts the files of each session. */
export function payoutRoutes(stores: Pick<Stores, 'payouts'>, handle: Handle, uploads: Throttle): CallRoute[] {
  const right = 'payouts';
  return [
    handle(payouts, { log: { action: 'payouts.opened', oncePer: 'hour' }, right }, (c) => {
      const { doctorId } = c.get('session');
      const { payoutsOf, billingOf } = stores.payouts;
      return jsonResponse(c, { payouts: payoutsOf(doctorId), billing: billingOf(doctorId) } satisfies Payouts);
    }),
    handle(
      invoiceUpload,
      {
        log: recordInResponse('invoice.uploaded', 'payout'),
        right,
        before: [readUpload(INVOICE_MAX_BYTES, uploads)],
        once: true,
      },
      // Responds with the payout.
      withRequest(
        invoiceRequestSchema,
        (c, { payouts_id: id, invoice_file }) => {
          if (invoice_file.size > INVOICE_MAX_BYTES) return fileTooLarge(c);
          const { name, content } = readFile(invoice_file);
          if (content.length === 0) return invalid(c, brokenRule('invoice_file', 'empty_file'));
          const type = fileTypeOf(content, INVOICE_TYPES);
          const file_name = type && nameOfType(type, INVOICE_TYPES, name);
          if (!type || file_name === undefined)
            return invalid(c, brokenRule('invoice_file', 'mimes', 'PDF, JPG ani PNG'));
          const { doctorId } = c.get('session');
          const invoice = { file_name, media_type: type.media_type, content };
          const outcome = stores.payouts.storeInvoice(doctorId, id, invoice);
          if (outcome === 'unknown') return invalid(c, brokenRule('payouts_id', 'in'));
          if (outcome === 'paid') return invalid(c, brokenRule('payouts_id', 'paid'));
          return jsonResponse(c, stores.payouts.payoutsOf(doctorId).find((payout) => payout.id === id) ?? {});
        },
        { read: formOf },
      ),
    ),
    // Only for the doctor of the invoice.
    handle(
      { method: 'GET', path: `${INVOICES_PATH}/:payout` },
      { log: { action: 'invoice.opened', kind: 'payout', id: (c) => c.req.param('payout') }, right },
      (c) => {
        const id = Number(/^\d{1,15}$/.exec(c.req.param('payout') ?? '')?.[0] ?? 0);
        const found = stores.payouts.invoiceOf(c.get('session').doctorId, id);
        return found ? fileResponse(c, found, found.file_name) : noRecord(c, 'Invoice', id);
      },
    ),
  ];
}

const INVOICE_TYPES = [JPEG, PNG, PDF];
