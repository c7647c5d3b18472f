// @ts-check
// The kiosk's calls and their possible results.
import { post } from '../own-page.js';
import { TEXTS } from './texts.js';

/**
 * @typedef {import('./texts.js').Span} Span
 * @typedef {{ code: string, doctor_name: string, practice_title: string | null, waiting: number,
 *   doctor_state: 'online' | 'offline' | 'ending' | null, closed: 'day' | 'over' | 'absence' | null, expected: Span | null,
 *   announcement: string | null }} KioskPractice
 * @typedef {{ number: number, before: number, doctor_name: string, expected: Span | null, closes_at: string | null,
 *   is_late: boolean }} KioskTicket
 * @typedef {'unpaired' | 'revoked' | 'limit' | 'held' | 'hours'} RefusalReason
 * @typedef {{ kind: 'invalid', errors: Record<string, string[]> }
 *   | { kind: 'refused', reason: RefusalReason }
 *   | { kind: 'busy', seconds: number }
 *   | { kind: 'unreachable', code?: string | null }} Refusal
 */

const TIMEOUT_MS = 15_000;

/**
 * Rejects when there is no valid response.
 * @returns {Promise<{ kind: 'practices', practices: KioskPractice[] } | { kind: 'unpaired' | 'revoked' }>}
 */
export async function loadPractices() {
  const response = await fetch('/kiosk/api/practices', { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const reason = response.status === 403 ? reasonIn(await response.json()) : undefined;
  if (reason === 'unpaired' || reason === 'revoked') return { kind: reason };
  return { kind: 'practices', practices: await listIn(response) };
}

/** @param {any} body @returns {RefusalReason | undefined} */
function reasonIn({ reason }) {
  return /** @type {const} */ (['unpaired', 'revoked', 'limit', 'held', 'hours']).find((each) => each === reason);
}

/** @param {Response} response */
async function listIn(response) {
  // An error response may be HTML.
  const list = response.ok ? await response.json() : null;
  if (!Array.isArray(list)) throw new Error(`Status ${response.status}`, { cause: { code: codeOf(response) } });
  return list;
}

/**
 * The days on which an appointment can be made. Rejects as {@link loadPractices} does.
 * @param {string} practice
 * @returns {Promise<{ value: string, title: string | null, description: string | null }[]>}
 */
export async function loadDays(practice) {
  const query = new URLSearchParams({ practice, type: 'schedule' }).toString();
  return listIn(await fetch(`/kiosk/api/schedules?${query}`, { signal: AbortSignal.timeout(TIMEOUT_MS) }));
}

/**
 * The free times of a day. Rejects as {@link loadPractices} does.
 * @param {string} practice
 * @param {string} date
 * @returns {Promise<{ time: string }[]>}
 */
export async function loadTimes(practice, date) {
  return listIn(await post('/kiosk/api/schedule-times', { practice, date, type: 'schedule' }, TIMEOUT_MS));
}

/**
 * Never rejects. The same `request_id` may be sent again after any result: the server keeps one record, and returns the stored one.
 * @param {string} call
 * @param {string} field that a valid response has
 * @param {'number' | 'string'} type of that field
 * @param {object} request
 * @returns {Promise<{ kind: 'stored', body: Record<string, unknown> } | Refusal>}
 */
export async function send(call, field, type, request) {
  try {
    const response = await post(`/kiosk/api/${call}`, request, TIMEOUT_MS);
    if (response.status === 429) return { kind: 'busy', seconds: Number(response.headers.get('Retry-After')) || 60 };
    if (response.status >= 500) return { kind: 'unreachable', code: codeOf(response) };
    const body = await response.json();
    if (response.status === 422) return { kind: 'invalid', errors: body.errors ?? {} };
    const reason = response.status === 403 ? reasonIn(body) : undefined;
    if (reason) return { kind: 'refused', reason };
    // Somebody else has booked the time first.
    if (response.status === 409) return { kind: 'invalid', errors: { time: [TEXTS.timeTaken] } };
    const isStored = response.ok && typeof body[field] === type;
    return isStored ? { kind: 'stored', body } : { kind: 'unreachable', code: codeOf(response) };
  } catch {
    // No connection, a time-out and a truncated response are the same to the patient.
    return { kind: 'unreachable' };
  }
}

/** Id of the request in the server's log, short enough to be read out on the telephone. @param {Response} response */
const codeOf = (response) => response.headers.get('X-Request-Id')?.slice(0, CODE_LENGTH) ?? null;

/** @param {unknown} error of a load that was refused */
export const codeOfError = (error) =>
  error instanceof Error && error.cause instanceof Object && 'code' in error.cause
    ? String(error.cause.code ?? '')
    : '';

const CODE_LENGTH = 8;
