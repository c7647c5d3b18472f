import type { RecordId } from '../../api/contract/fields';
import type { Payout } from './contract';
import type { PayoutQueueItem } from './queue.contract';
import { invoiceTexts as texts } from '../../texts/invoice';
import type { Option } from '../../ui/controls/option';

/** The options of payouts: those that wait for an invoice, and the requested one. */
export function invoiceMonths(
  queue: readonly PayoutQueueItem[],
  payouts: readonly Payout[] | null,
  asked: RecordId | null,
): Option<RecordId>[] {
  const waiting = queue.map(({ id, month_formated }) => ({ value: id, option: month_formated }));
  if (asked === null || waiting.some(({ value }) => value === asked)) return waiting;
  const payout = payouts?.find(({ id }) => id === asked);
  return [...waiting, { value: asked, option: payout?.month_formated ?? texts.chosenPayout }];
}
