import { CircleCheck, CircleHelp, CircleX, Clock, Undo2, type LucideIcon } from 'lucide-react';
import type { Payment } from './contract';
import { formatMoment } from '../../texts/language/format-moment';
import { euros } from '../../texts/language/money';
import { paymentTexts as texts } from '../../texts/payments';
import type { BadgeVariant } from '../../ui/feedback/badge';
import { toCsv, type CsvCell } from '../../lib/csv';
import { csvFormat } from '../../texts/language/csv-format';
import type { PaymentState, Transaction } from './transaction';

/** `21. 11. 2026 10:40` on the practice's clock, or else the server's text. */
export const dateText = ({ moment, payment }: Transaction): string =>
  moment === null ? (payment.created_at_formated ?? texts.withoutDate) : formatMoment(moment);

export const amountText = ({ amount, amount_formated }: Payment): string =>
  amount === null ? (amount_formated ?? texts.withoutAmount) : euros(amount);

export const stateText = ({ state, payment }: Transaction): string => payment.status_title ?? texts.stateTitles[state];

/** The badge of each state. */
export const stateBadges: Readonly<Record<PaymentState, { variant: BadgeVariant; Icon: LucideIcon }>> = {
  paid: { variant: 'good', Icon: CircleCheck },
  pending: { variant: 'waiting', Icon: Clock },
  refunded: { variant: 'queue', Icon: Undo2 },
  failed: { variant: 'bad', Icon: CircleX },
  other: { variant: 'plain', Icon: CircleHelp },
};

/** The transactions as CSV for Excel. */
export const transactionsCsv = (transactions: readonly Transaction[]): string =>
  toCsv([head, ...transactions.map(rowOf)], csvFormat);

const { date, title, patient, state } = texts.columns;
const head = [date, title, patient, texts.fileHead.amount, state];

/** The date is ISO-like: spreadsheets read it in every locale. */
const rowOf = (transaction: Transaction): CsvCell[] => [
  transaction.moment?.replace('T', ' ') ?? transaction.payment.created_at_formated,
  transaction.payment.payment_title,
  transaction.patient,
  transaction.payment.amount ?? transaction.payment.amount_formated,
  stateText(transaction),
];
