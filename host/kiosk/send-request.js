// @ts-check
// Sends a request, with the fields of its kind.
import { chosenDay, chosenTime } from './appointment-choice.js';
import { send } from './kiosk-server.js';
import { chosenKind } from './request-kind.js';
import { parts } from './screen.js';

/**
 * @typedef {import('./kiosk-server.js').KioskTicket} KioskTicket
 * @typedef {{ doctor_name: string }} KioskRecept
 * @typedef {{ scheduled_formated: string, doctor_name: string }} KioskAppointment
 * @typedef {{ kind: 'ticket', body: KioskTicket } | { kind: 'recept', body: KioskRecept }
 *   | { kind: 'appointment', body: KioskAppointment }} Stored
 */

const CALLS = /** @type {const} */ ({
  ticket: { call: 'tickets', field: 'number', type: 'number', fields: () => ({ reason: parts.reason.value }) },
  recept: {
    call: 'recepts',
    field: 'doctor_name',
    type: 'string',
    fields: () => ({ medicine: parts.medicine.value, note: parts.note.value }),
  },
  appointment: {
    call: 'events',
    field: 'scheduled_formated',
    type: 'string',
    fields: () => ({ type: 'schedule', day: chosenDay(), time: chosenTime(), reason: parts.reason.value }),
  },
});

/**
 * @param {{ practice: string, name: string, request_id: string }} request
 * @returns {Promise<Stored | import('./kiosk-server.js').Refusal>}
 */
export async function sendRequest(request) {
  const kind = chosenKind();
  const { call, field, type, fields } = CALLS[kind];
  const result = await send(call, field, type, { ...request, ...fields() });
  return result.kind === 'stored' ? /** @type {Stored} */ ({ kind, body: result.body }) : result;
}

/** An id by which the server recognizes a request that is sent again. */
export function newRequestId() {
  // Not `randomUUID`: a tablet in the practice's network may open the page without TLS.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
