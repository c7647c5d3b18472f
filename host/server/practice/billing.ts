import type { Database } from './database';

/** Whom a doctor invoices. */
export interface BillingRecord {
  company: string;
  seat: string;
  company_id: string;
  tax_id: string;
  vat_id: string;
}

export interface Billing {
  setBilling(doctorId: number, billing: BillingRecord): void;
  billingOf(doctorId: number): BillingRecord | null;
}

export function createBilling(database: Database): Billing {
  return {
    setBilling(doctorId, { company, seat, company_id, tax_id, vat_id }) {
      database.run(
        `INSERT OR REPLACE INTO billing (doctor_id, company, seat, company_id, tax_id, vat_id) VALUES (?, ?, ?, ?, ?, ?)`,
        doctorId,
        company,
        seat,
        company_id,
        tax_id,
        vat_id,
      );
    },
    billingOf: (doctorId) =>
      database.first<BillingRecord>(
        'SELECT company, seat, company_id, tax_id, vat_id FROM billing WHERE doctor_id = ?',
        doctorId,
      ) ?? null,
  };
}
