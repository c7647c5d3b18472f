// @ts-check
// The kiosk's calls, and what may come of them.

/**
 * @typedef {{ code: string, doctor_name: string, practice_title: string | null, waiting: number }} KioskPractice
 * @typedef {{ number: number, before: number, doctor_name: string }} KioskTicket
 * @typedef {{ doctor_name: string }} KioskRecept
 * @typedef {{ practice: string, name: string, reason: string, request_id: string }} TicketRequest
 * @typedef {{ practice: string, name: string, medicine: string, note: string, request_id: string }} ReceptRequest
 * @typedef {{ kind: 'invalid', errors: Record<string, string[]> }
 *   | { kind: 'busy', seconds: number }
 *   | { kind: 'unreachable' }} Refusal
 * @typedef {{ kind: 'ticket', ticket: KioskTicket } | Refusal} TicketAnswer
 * @typedef {{ kind: 'recept', recept: KioskRecept } | Refusal} ReceptAnswer
 */

const TIMEOUT_MS = 15_000;

/** Rejects when the server does not answer as it should. @returns {Promise<KioskPractice[]>} */
export async function loadPractices() {
  const response = await fetch('/kiosk/api/practices', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const practices = await response.json();
  if (!response.ok || !Array.isArray(practices)) throw new Error(`Status ${response.status}`);
  return practices;
}

/**
 * Never rejects. The same `request_id` may be sent again after any answer: it is one ticket.
 * @param {TicketRequest} request
 * @returns {Promise<TicketAnswer>}
 */
export async function takeTicket(request) {
  const answer = await send('/kiosk/api/tickets', request);
  if (answer.kind !== 'stored') return answer;
  const { number, before, doctor_name } = answer.body;
  return typeof number === 'number'
    ? { kind: 'ticket', ticket: { number, before, doctor_name } }
    : { kind: 'unreachable' };
}

/**
 * Never rejects. The same `request_id` may be sent again after any answer: it is one prescription.
 * @param {ReceptRequest} request
 * @returns {Promise<ReceptAnswer>}
 */
export async function askForRecept(request) {
  const answer = await send('/kiosk/api/recepts', request);
  if (answer.kind !== 'stored') return answer;
  const { doctor_name } = answer.body;
  return typeof doctor_name === 'string' ? { kind: 'recept', recept: { doctor_name } } : { kind: 'unreachable' };
}

/**
 * @param {string} path
 * @param {object} request
 * @returns {Promise<{ kind: 'stored', body: Record<string, any> } | Refusal>}
 */
async function send(path, request) {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 429) return { kind: 'busy', seconds: Number(response.headers.get('Retry-After')) || 60 };
    const body = await response.json();
    if (response.status === 422) return { kind: 'invalid', errors: body.errors ?? {} };
    return response.ok ? { kind: 'stored', body } : { kind: 'unreachable' };
  } catch {
    // No connection, no answer in time, or half an answer: for the patient all the same.
    return { kind: 'unreachable' };
  }
}
