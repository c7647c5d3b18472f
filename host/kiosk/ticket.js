// @ts-check
// The ticket: on the screen, and on paper of 80 mm.
import { showText } from '../own-page.js';
import { parts } from './screen.js';
import { calledAt, isolated, mayBeTooLate, takenAt, waitingBefore } from './texts.js';

/**
 * Fills in the ticket. Returns the text for screen readers, without the number.
 * @param {import('./kiosk-server.js').KioskTicket} ticket
 */
export function fillTicket({ number, before, doctor_name, expected, closes_at, is_late }) {
  parts.number.textContent = String(number);
  parts.before.textContent = waitingBefore(before);
  showText(parts.expected, expected && calledAt(expected));
  showText(parts.late, is_late && closes_at !== null ? mayBeTooLate(closes_at) : null);
  parts.doctor.textContent = isolated(doctor_name);
  parts.taken.textContent = takenAt(new Date());
  return [parts.before, parts.expected, parts.late]
    .map(({ textContent }) => textContent)
    .join(' ')
    .trim();
}
