import type { TimeSpan } from '../../../src/features/tickets/waiting-times.contract';
import type { Clock } from '../../lib/clock';

/** `HH:mm`, rounded outwards to five minutes, as the forecast is not exact; null for a span that reaches the next day. */
export function roundedSpan(span: TimeSpan | null | undefined, clock: Clock) {
  if (!span) return null;
  const start = new Date(Math.floor(span.from.getTime() / STEP_MS) * STEP_MS);
  const end = roundedEnd(span);
  return clock.dateOf(end) === clock.today() ? { from: clock.timeOf(start), to: clock.timeOf(end) } : null;
}

/** Whether the practice may close before the call. Compares moments, because the span may reach the next day. */
export const isAfterClosing = (span: TimeSpan | undefined, closesAt: string | null, clock: Clock) =>
  span !== undefined && closesAt !== null && roundedEnd(span) > clock.instantOf(clock.today(), closesAt);

const roundedEnd = ({ to }: TimeSpan) => new Date(Math.ceil(to.getTime() / STEP_MS) * STEP_MS);

const STEP_MS = 5 * 60_000;
