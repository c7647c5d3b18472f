import type { Ticket } from '../contract';
import { hiddenClass } from '../../../ui/style/theme';

/** An appointment's time without the day: „8:20“ of „dnes o 8:20“; `null` if the text has no time, or several. */
export function shortTime({ scheduled_formated }: Pick<Ticket, 'scheduled_formated'>): string | null {
  const times = scheduled_formated?.match(/(?<![\d:])\d{1,2}:\d{2}(?![\d:])/g) ?? [];
  return times.length === 1 ? times[0].replace(/^0(?=\d)/, '') : null;
}

/** Shows the short time; screen readers, which may enter a row from anywhere, read the full text. */
export function TicketTime({ ticket, id, className }: { ticket: Ticket; id?: string; className?: string }) {
  return (
    <b id={id} className={className}>
      <span aria-hidden="true">{shortTime(ticket)}</span>
      <span className={hiddenClass}>{ticket.scheduled_formated}</span>
    </b>
  );
}
