import type { Payout } from './contract';
import { euros } from '../../texts/language/money';
import { payoutTexts as texts } from '../../texts/payments';

export const payoutAmount = ({ amount, amount_formated }: Payout): string =>
  amount === null ? (amount_formated ?? texts.withoutAmount) : euros(amount);

export const payoutMonth = ({ month_formated }: Payout): string => month_formated ?? texts.withoutMonth;
