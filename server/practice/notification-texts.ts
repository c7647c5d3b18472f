import { isolated } from '../../src/api/contract/text';
import { escapeHtml } from '../escape-html';
import type { TicketType } from './tickets';

/** Text for the doctor when a patient took a ticket or booked an appointment. `when` is its moment in words. */
export function ticketNotification(
  type: TicketType,
  { number, when, name }: { number: number | null; when: string; name: string | null },
): string {
  const what = type === 'queue' ? `Nový čakací lístok č. ${number}` : `${APPOINTMENTS[type]}: ${escapeHtml(when)}`;
  return `${what} – ${name === null ? 'bez mena' : strong(name)}`;
}

/** Text for the doctor when a patient asked for a prescription. */
export function receptNotification(medicine: string, name: string): string {
  return `Žiadosť o recept: ${escapeHtml(isolated(medicine))} – ${strong(name)}`;
}

const APPOINTMENTS = { schedule: 'Nový termín', 'schedule-premium': 'Nový prednostný termín' };

const strong = (text: string) => `<strong>${escapeHtml(isolated(text))}</strong>`;
