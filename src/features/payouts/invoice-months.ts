import type { RecordId } from '../../api/contract/fields';
import type { Payout } from './contract';
import type { PayoutQueueItem } from './queue.contract';
import { invoiceTexts as texts } from '../../texts/invoice';
import type { Option } from '../../ui/controls/option';

/** The payouts as options: those waiting for an invoice, and the requested one. */
export function invoiceMonths(
  queue: readonly PayoutQueueItem[],
  payouts: readonly Payout[] | null,
  requestedId: RecordId | null,
): Option<RecordId>[] {
  const waiting = queue.map(({ id, month_formated }) => ({ value: id, option: month_formated }));
  if (requestedId === null || waiting.some(({ value }) => value === requestedId)) return waiting;
  const payout = payouts?.find(({ id }) => id === requestedId);
  return [...waiting, { value: requestedId, option: payout?.month_formated ?? texts.chosenPayout }];
}
