import type { Payment } from '../../../src/features/payments/contract';
import { type Database, sql } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import { amountLabel, inEuros, type Sent, type UserColumns, userOf, type UserRecord } from '../../lib/records';
import { momentLabel } from '../../lib/calendar';

type PaymentStatus = 'paid' | 'pending' | 'refunded' | 'failed';

export interface NewPayment {
  payment_title: string;
  amount_cents: number;
  status: PaymentStatus;
  user_id?: number;
  /** Now when absent. */
  created_at?: Date;
}

/** A transaction as it is sent. */
interface PaymentRecord extends Sent<Payment, 'user'> {
  user: UserRecord | null;
  status: PaymentStatus;
}

export type Payments = ReturnType<typeof createPayments>;

export function createPayments(database: Database, clock: Clock) {
  return {
    addPayment(doctorId: number, payment: NewPayment) {
      const { payment_title, amount_cents, status, user_id, created_at = clock.now() } = payment;
      const { id } = database.run(
        ...sql`INSERT INTO payments (doctor_id, user_id, payment_title, amount_cents, status, created_at)
          VALUES (${doctorId}, ${user_id}, ${payment_title}, ${amount_cents}, ${status}, ${created_at})`,
      );
      return { id };
    },
    /** The newest first. */
    paymentsOf: (doctorId: number): PaymentRecord[] =>
      database.all<PaymentRow>(NEWEST, doctorId).map((row) => {
        const created = new Date(row.created_at);
        return {
          id: row.id,
          payment_title: row.payment_title,
          user: userOf(row),
          amount: inEuros(row.amount_cents),
          amount_formated: amountLabel(row.amount_cents),
          status: row.status,
          status_title: STATUS_TITLES[row.status],
          created_at: clock.isoOf(created),
          created_at_formated: momentLabel(created, clock),
        };
      }),
    /** Cents paid and not refunded, from `from` (inclusive) until `until` (exclusive). */
    earningsBetween: (doctorId: number, from: Date, until: Date) =>
      database.first<{ cents: number | null }>(
        ...sql`SELECT sum(amount_cents) AS cents FROM payments
          WHERE doctor_id = ${doctorId} AND status = 'paid' AND created_at >= ${from} AND created_at < ${until}`,
      )?.cents ?? 0,
  };
}

interface PaymentRow extends UserColumns, Pick<PaymentRecord, 'id' | 'payment_title' | 'status'> {
  created_at: string;
  amount_cents: number;
}

const STATUS_TITLES: Readonly<Record<PaymentStatus, string>> = {
  paid: 'Zaplatená',
  pending: 'Čaká na úhradu',
  refunded: 'Vrátená',
  failed: 'Neúspešná',
};

const NEWEST = `SELECT payments.id, payment_title, amount_cents, status, payments.created_at, user_id, fullname, avatar
  FROM payments LEFT JOIN users ON users.id = user_id
  WHERE doctor_id = ? ORDER BY payments.created_at DESC, payments.id DESC`;
