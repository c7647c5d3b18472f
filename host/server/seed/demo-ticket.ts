import type { NewTicket } from '../practice/tickets';

/** One ticket of the demo, for a person of the demo, a `user_alternate`, or without a name. */
export interface DemoTicket extends Omit<NewTicket, 'date' | 'time' | 'user_id' | 'request_id' | 'created_at'> {
  /** After the day's start: when the appointment is, or when the queue ticket was taken. */
  minute: number;
  person?: string;
  /** How many days ahead it was booked; on the day itself when absent. */
  daysBefore?: number;
}

export type DemoDay = readonly DemoTicket[];

/** Today's tickets stand around the present moment, but within the hours in which a practice works. */
export function firstMinuteOfToday(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const fortyMinutesAgo = hours * 60 + minutes - 40;
  const start = Math.min(Math.max(fortyMinutesAgo, 450), 800);
  return start - (start % 10);
}

/** `HH:mm` of a minute of the day. */
export function atMinute(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
