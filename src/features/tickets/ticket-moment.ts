import { timeOf } from '../../lib/zone';
import type { Ticket } from './contract';

/** From when on the holder of a ticket waits: the hour of an appointment, otherwise when it was taken. */
export const momentOf = ({ scheduled_at, created_at }: Ticket): number | null =>
  timeOf(scheduled_at) ?? timeOf(created_at);
