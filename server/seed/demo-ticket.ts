import type { NewTicket } from '../features/tickets/tickets';

/** A ticket of the demo, for a person of the demo, a `user_alternate`, or without a name. */
export interface DemoTicket extends Omit<NewTicket, 'date' | 'time' | 'user_id' | 'request_id' | 'created_at'> {
  /** The time of the appointment, or of taking the queue ticket, relative to the day's start. */
  minute: number;
  person?: string;
  /** How many days in advance the ticket was booked; on the day itself when absent. */
  daysBefore?: number;
}

export type DemoDay = readonly DemoTicket[];

/** The usual length of an appointment; some take longer. */
export const DEMO_MINUTES = 15;

const LONGER: ReadonlyMap<string | undefined, number> = new Map([
  ['Preventívna prehliadka', 30],
  ['Predoperačné vyšetrenie', 20],
  ['Vstupná prehliadka', 40],
  ['Kontrola znamienok', 30],
]);

export const minutesOf = ({ ticket_title }: Pick<DemoTicket, 'ticket_title'>): number =>
  LONGER.get(ticket_title) ?? DEMO_MINUTES;

/**
 * `HH:mm` of a ticket of today. The demo's day starts shortly before the current time, but not before the opening; late in the evening the
 * remaining tickets are compressed to end before midnight.
 */
export function timeOfToday(now: string, minute: number): string {
  const [hours = 0, minutes = 0] = now.split(':').map(Number);
  const present = hours * 60 + minutes;
  const start = Math.max(present - BEFORE_NOW, OPENING);
  const ahead = start - (start % 10) + minute - present;
  const room = Math.max(0, LAST_MINUTE - present);
  if (ahead <= 0 || room >= MAX_AHEAD) return atMinute(present + ahead);
  const squeezed = present + (ahead * room) / MAX_AHEAD;
  return atMinute(squeezed - (squeezed % 5));
}

/** Minutes from the day's start to now. */
const BEFORE_NOW = 20;
/** Half past seven, in minutes of the day. */
export const OPENING = 450;
/** Five to midnight. */
const LAST_MINUTE = 1435;
/** The maximum of minutes ahead of a ticket of today, once the practice is open. */
const MAX_AHEAD = 100;

/** `HH:mm` of a minute of the day. */
export function atMinute(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
