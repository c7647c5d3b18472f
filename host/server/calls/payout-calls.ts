import type { Handler } from 'hono';
import type { Payouts } from '../../../src/api/contract/money';
import { INVOICE_MAX_BYTES, invoiceRequestSchema } from '../../../src/api/contract/money.requests';
import type { Practice } from '../practice/practice';
import type { ServerEnv } from './call-routes';
import { answerFile } from './file-answer';
import { fileTypeOf, JPEG, nameOfType, PDF, PNG } from './file-types';
import { jsonAnswer } from './json-answer';
import { invalid, noRecord } from './problems';
import { fileTooLarge, formOf, readFile } from './upload-body';
import { brokenRule, withRequest } from './validation';

/** GET /api/payouts */
export function listPayouts(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const { doctorId } = c.get('session');
    const answer: Payouts = { payouts: practice.payoutsOf(doctorId), billing: practice.billingOf(doctorId) };
    return jsonAnswer(c, answer);
  };
}

const invoiceTypes = [JPEG, PNG, PDF];

/** POST /api/invoice-upload, multipart {invoice_file, payouts_id} → the payout. */
export function uploadInvoice(practice: Practice): Handler<ServerEnv> {
  return withRequest(
    invoiceRequestSchema,
    (c, { payouts_id: id, invoice_file }) => {
      if (invoice_file.size > INVOICE_MAX_BYTES) return fileTooLarge(c);
      const { name, content } = readFile(invoice_file);
      if (content.length === 0) return invalid(c, brokenRule('invoice_file', 'empty_file'));
      const type = fileTypeOf(content, invoiceTypes);
      const file_name = type && nameOfType(type, invoiceTypes, name);
      if (!type || file_name === undefined) return invalid(c, brokenRule('invoice_file', 'mimes', 'PDF, JPG ani PNG'));
      const { doctorId } = c.get('session');
      const invoice = { file_name, media_type: type.media_type, content };
      const outcome = practice.storeInvoice(doctorId, id, invoice);
      if (outcome === 'unknown') return invalid(c, brokenRule('payouts_id', 'in'));
      if (outcome === 'paid') return invalid(c, brokenRule('payouts_id', 'paid'));
      return jsonAnswer(c, practice.payoutsOf(doctorId).find((payout) => payout.id === id) ?? {});
    },
    { read: formOf },
  );
}

/** GET /api/invoices/{payout}: the file, for its doctor only. */
export function showInvoice(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const id = Number(/^\d{1,15}$/.exec(c.req.param('payout') ?? '')?.[0] ?? 0);
    const found = practice.invoiceOf(c.get('session').doctorId, id);
    return found ? answerFile(c, found, found.file_name) : noRecord(c, 'Invoice', id);
  };
}
