import type { Payment } from '../../api/contract';
import { localMinute } from '../../lib/dates';
import { writeMoment } from '../../texts/language/write-moment';
import { euros } from '../../texts/language/money';
import { paymentTexts as texts } from '../../texts/payments';
import type { Transaction } from './transaction';

/** `21. 11. 2026 10:40` by the local clock; else as the server writes it. */
export const dateWords = ({ time, payment }: Transaction): string =>
  time === null ? (payment.created_at_formated ?? texts.withoutDate) : writeMoment(localMinute(new Date(time)));

export const amountWords = ({ amount, amount_formated }: Payment): string =>
  amount === null ? (amount_formated ?? texts.withoutAmount) : euros(amount);

export const stateWords = ({ state, payment }: Transaction): string => payment.status_title ?? texts.stateTitles[state];
