import type { Billing } from '../../src/api/contract/money';
import type { Database } from './database';

export interface BillingStore {
  setBilling(doctorId: number, billing: Billing): void;
  billingOf(doctorId: number): Billing | null;
}

export function createBilling(database: Database): BillingStore {
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
      database.first<Billing>(
        'SELECT company, seat, company_id, tax_id, vat_id FROM billing WHERE doctor_id = ?',
        doctorId,
      ) ?? null,
  };
}
