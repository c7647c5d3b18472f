import { timeOf } from '../../lib/zone';
import type { Ticket } from './contract';

/** The start of the wait: the appointment's time, otherwise when the ticket was taken. */
export const momentOf = ({ scheduled_at, created_at }: Ticket): number | null =>
  timeOf(scheduled_at) ?? timeOf(created_at);
