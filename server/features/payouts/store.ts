import type { Billing, Payout } from '../../../src/features/payouts/contract';
import type { PayoutQueueItem } from '../../../src/features/payouts/queue.contract';
import { type Database, fileOf, type FileRow, sql, type StoredFile } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import { amountLabel, inEuros, type Sent } from '../../lib/records';
import { monthLabel } from '../../lib/calendar';

type PayoutStatus = 'open' | 'invoiced' | 'paid';

export interface Invoice extends StoredFile {
  file_name: string;
}

export interface NewPayout {
  /** `YYYY-MM` */
  month: string;
  amount_cents: number;
  status: PayoutStatus;
  invoice?: Invoice;
}

/** The payout to a doctor for one month (`YYYY-MM`), as it is sent. */
interface PayoutRecord extends Sent<Payout, 'invoice_url'> {
  month: string;
  status: PayoutStatus;
}

/** The path of an invoice's file, followed by the payout's id. */
export const INVOICES_PATH = '/api/invoices';

export function createPayouts(database: Database, clock: Clock) {
  const writeInvoice = (payoutId: number, { file_name, media_type, content }: Invoice) =>
    database.run(
      ...sql`INSERT OR REPLACE INTO invoices (payout_id, file_name, media_type, content, uploaded_at)
        VALUES (${payoutId}, ${file_name}, ${media_type}, ${content}, ${clock.now()})`,
    );

  const rowsOf = (doctorId: number) => database.all<PayoutRow>(NEWEST, doctorId);

  return {
    addPayout: (doctorId: number, { month, amount_cents, status, invoice }: NewPayout) =>
      database.transaction(() => {
        const { id } = database.run(
          ...sql`INSERT INTO payouts (doctor_id, month, amount_cents, status)
            VALUES (${doctorId}, ${month}, ${amount_cents}, ${status})`,
        );
        if (invoice) writeInvoice(id, invoice);
        return { id };
      }),
    /** The newest month first. */
    payoutsOf: (doctorId: number) => rowsOf(doctorId).map(recordOf),
    /** Payouts that wait for an invoice. */
    payoutsQueueOf: (doctorId: number): Sent<PayoutQueueItem>[] =>
      rowsOf(doctorId)
        .filter(({ status }) => status === 'open')
        .map(({ id, month }) => ({ id, month_formated: monthLabel(month) })),
    /** Replaces the previous invoice, unless the payout is paid. */
    storeInvoice: (doctorId: number, payoutId: number, invoice: Invoice) =>
      database.transaction((): 'stored' | 'paid' | 'unknown' => {
        const payout = database.first<{ status: PayoutStatus }>(
          'SELECT status FROM payouts WHERE id = ? AND doctor_id = ?',
          payoutId,
          doctorId,
        );
        if (!payout) return 'unknown';
        if (payout.status === 'paid') return 'paid';
        writeInvoice(payoutId, invoice);
        database.run(`UPDATE payouts SET status = 'invoiced' WHERE id = ?`, payoutId);
        return 'stored';
      }),
    invoiceOf(doctorId: number, payoutId: number): Invoice | undefined {
      const row = database.first<FileRow & { file_name: string }>(
        ...sql`SELECT file_name, media_type, content FROM invoices JOIN payouts ON payouts.id = payout_id
          WHERE payout_id = ${payoutId} AND doctor_id = ${doctorId}`,
      );
      return row && { ...fileOf(row), file_name: row.file_name };
    },
    setBilling(doctorId: number, { company, seat, company_id, tax_id, vat_id }: Billing) {
      database.run(
        ...sql`INSERT OR REPLACE INTO billing (doctor_id, company, seat, company_id, tax_id, vat_id)
          VALUES (${doctorId}, ${company}, ${seat}, ${company_id}, ${tax_id}, ${vat_id})`,
      );
    },
    billingOf: (doctorId: number) =>
      database.first<Billing>(
        'SELECT company, seat, company_id, tax_id, vat_id FROM billing WHERE doctor_id = ?',
        doctorId,
      ) ?? null,
  };
}

type PayoutRow = Pick<PayoutRecord, 'id' | 'month' | 'status'> & { amount_cents: number; has_invoice: number };

function recordOf({ id, month, amount_cents, status, has_invoice }: PayoutRow): PayoutRecord {
  return {
    id,
    month,
    month_formated: monthLabel(month),
    amount: inEuros(amount_cents),
    amount_formated: amountLabel(amount_cents),
    status,
    status_title: STATUS_TITLES[status],
    invoice_url: has_invoice === 1 ? `${INVOICES_PATH}/${id}` : null,
  };
}

const NEWEST = `SELECT id, month, amount_cents, status, payout_id IS NOT NULL AS has_invoice
  FROM payouts LEFT JOIN invoices ON payout_id = payouts.id WHERE doctor_id = ? ORDER BY month DESC`;

const STATUS_TITLES: Readonly<Record<PayoutStatus, string>> = {
  open: 'Čaká na faktúru',
  invoiced: 'Faktúra odoslaná',
  paid: 'Vyplatená',
};
