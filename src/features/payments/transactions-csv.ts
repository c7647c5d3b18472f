import { toCsv, type CsvCell } from '../../lib/csv';
import { csvFormat } from '../../texts/language/csv-format';
import { paymentTexts as texts } from '../../texts/payments';
import type { Transaction } from './transaction';
import { stateText } from './transaction-text';

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
