import type { Ticket } from '../contract';
import { hiddenClass } from '../../../ui/style/theme';

/** An appointment's time where its day is said already: „8:20“ of „dnes o 8:20“; `null` when it names no time, or several. */
export function shortTime({ scheduled_formated }: Pick<Ticket, 'scheduled_formated'>): string | null {
  const times = scheduled_formated?.match(/(?<![\d:])\d{1,2}:\d{2}(?![\d:])/g) ?? [];
  return times.length === 1 ? times[0].replace(/^0(?=\d)/, '') : null;
}

/** The short time for the eye; screen readers, which may come to a row from anywhere, hear the whole. */
export function TicketTime({ ticket, id, className }: { ticket: Ticket; id?: string; className?: string }) {
  return (
    <b id={id} className={className}>
      <span aria-hidden="true">{shortTime(ticket)}</span>
      <span className={hiddenClass}>{ticket.scheduled_formated}</span>
    </b>
  );
}
