import * as v from 'valibot';
import { recordId, requiredText } from '../../api/contract/fields';

/** A payout waiting for its invoice; `id` is the payout's. */
export const payoutQueueItemSchema = v.object({ id: recordId, month_formated: requiredText });

export type PayoutQueueItem = v.InferOutput<typeof payoutQueueItemSchema>;
