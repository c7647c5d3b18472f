import assert from 'node:assert/strict';
import { sessionLabel } from '../../../server/identity/logins';
import { call, field, listIn } from './calls';
import type { TestPractice } from './test-practice';

export async function openHistory(server: TestPractice, token: string, id: number, before?: string) {
  const query = before === undefined ? '' : `&before=${before}`;
  const { status, body } = await call(server, 'GET', `/api/patient-history?id=${id}${query}`, { token });
  assert.equal(status, 200);
  return {
    body,
    items: listIn(body, 'items'),
    next: field(body, 'next'),
    summary: field(body, 'summary'),
    gaps: field(body, 'gaps'),
    kinds: field(body, 'kinds'),
  };
}

export const addNote = (server: TestPractice, token: string, body: object) =>
  call(server, 'POST', '/api/patient-note-add', { token, body });

/** The handler of a ticket, as the server records a panel login. */
export const byDoctor = (doctorId: number) => ({
  session: sessionLabel('a'.repeat(64)),
  by: { doctorId, colleagueId: null },
});

/** The lines of the log about a person: action, outcome and reason. */
export const linesAbout = ({ practice }: TestPractice, doctorId: number, id: number) =>
  practice.log
    .actions({ doctorId, action: 'patient-' })
    .filter(({ record_kind, record_id }) => record_kind === 'person' && record_id === id)
    .map(({ action, outcome, reason }) => [action, outcome, reason]);
