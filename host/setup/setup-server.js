// @ts-check
// The page's calls, and their possible results. No call rejects.
import { post } from '../own-page.js';

/**
 * @typedef {{ kind: 'invalid', errors: Record<string, string[]> }
 *   | { kind: 'busy', seconds: number }
 *   | { kind: 'gone' }
 *   | { kind: 'unreachable' }} Refusal
 */

/** The server queues the hashing of passwords. */
const TIMEOUT_MS = 30_000;

/**
 * Checks whether the link is still valid, and for whom.
 * @param {string} token
 * @returns {Promise<{ kind: 'first' | 'invited' } | { kind: 'colleague', name: string, doctor: string } | Refusal>}
 */
export async function checkLink(token) {
  const result = await send('/api/setup-check', { token });
  if (result.kind !== 'stored') return result;
  const { kind, name, doctor_name: doctor } = result.body;
  if (kind === 'colleague') return { kind, name: String(name), doctor: String(doctor) };
  return { kind: kind === 'first' ? 'first' : 'invited' };
}

/**
 * @param {'doctor' | 'colleague'} role
 * @param {Record<string, string>} account
 * @returns {Promise<{ kind: 'created', email: string } | Refusal>}
 */
export async function createAccount(role, account) {
  const result = await send(role === 'colleague' ? '/api/colleague-setup' : '/api/setup', account);
  if (result.kind !== 'stored') return result;
  const email = result.body['email'];
  return typeof email === 'string' ? { kind: 'created', email } : { kind: 'unreachable' };
}

/**
 * @param {string} path
 * @param {object} body
 * @returns {Promise<{ kind: 'stored', body: Record<string, unknown> } | Refusal>}
 */
async function send(path, body) {
  try {
    const response = await post(path, body, TIMEOUT_MS);
    if (response.status === 410) return { kind: 'gone' };
    if (response.status === 429 || response.status === 503) {
      return { kind: 'busy', seconds: Number(response.headers.get('Retry-After')) || 60 };
    }
    const result = await response.json();
    if (response.status === 422) return { kind: 'invalid', errors: result.errors ?? {} };
    return response.ok ? { kind: 'stored', body: result } : { kind: 'unreachable' };
  } catch {
    // No connection, a time-out, or a response that is not JSON.
    return { kind: 'unreachable' };
  }
}
