import { beforeEach } from 'node:test';
import { LASTING, sharedPractice, type TestPractice } from './test-practice';
import assert from 'node:assert/strict';
import { call, field } from './calls';
import { hoursOn, withOfficeHours } from './hours';
import type { NewTicket } from '../../../server/features/tickets/tickets';

// 11:30 in Bratislava.
export const SATURDAY = new Date('2026-11-21T10:30:00Z');
export const MONDAY = '2026-11-23';

interface SaturdayPractice {
  readonly server: TestPractice;
  /** The server's clock. A test may set it; the next test begins on Saturday again. */
  now: Date;
}

/** A server for the tests of a `describe`, on a Saturday. */
export function practiceOnSaturday(): SaturdayPractice {
  const server = sharedPractice({ now: () => practice.now, sessionLimits: LASTING });
  const practice: SaturdayPractice = { server, now: SATURDAY };
  beforeEach(() => {
    practice.now = SATURDAY;
  });
  return practice;
}

export type Fields = Readonly<Record<string, unknown>>;

/** The calendar as the doctor's panel reads and changes it, with office hours on Monday from 8:00 to 10:00. */
export function calendars(clinic: SaturdayPractice) {
  const post = (path: string, token: string, body: unknown, headers: Record<string, string> = {}) =>
    call(clinic.server, 'POST', `/api/${path}`, { token, body, headers });
  const opened = async (token: string, from = MONDAY, to = from) => {
    const { status, body } = await call(clinic.server, 'GET', `/api/calendar?from=${from}&to=${to}`, { token });
    assert.equal(status, 200, JSON.stringify(body));
    return {
      body,
      terms: listIn(body, 'terms'),
      slots: listIn(body, 'slots'),
      absences: listIn(body, 'absences'),
      hours: listIn(body, 'hours'),
      walkIns: listIn(body, 'walk_ins'),
    };
  };
  const free = async (token: string, day = MONDAY) =>
    (await opened(token, day)).slots
      .filter(({ is_free }) => is_free === true)
      .map(({ starts_at }) => String(starts_at).slice(11, 16));
  const withHours = () => withOfficeHours(clinic.server, hoursOn('monday', '08:00', '10:00'));
  const addTerm = (doctorId: number, time: string, more: Partial<NewTicket> = {}) => {
    const ticket = { type: 'schedule' as const, date: MONDAY, time, duration_minutes: 30, ...more };
    return clinic.server.practice.tickets.addTicket(doctorId, ticket).id;
  };
  const move = (token: string, body: Fields, headers: Record<string, string> = {}) =>
    post('event-move', token, { version: 1, day: MONDAY, duration_minutes: 30, overlap: false, ...body }, headers);
  const refused = async (token: string, body: Fields) => {
    const answer = await move(token, body);
    assert.equal(answer.status, 422, JSON.stringify(answer.body));
    return field(answer.body, 'errors');
  };
  return { post, opened, free, withHours, addTerm, move, refused };
}

const listIn = (body: unknown, name: string): Fields[] => {
  const list: unknown = field(body, name);
  return Array.isArray(list) ? list.map((each: object) => ({ ...each })) : [];
};

export const REFUSED = {
  CLOSED: { time: ['Termín sa nezmestí do ordinačných hodín pre tento druh termínu. Vyberte, prosím, iný čas.'] },
  CLOSED_DAY: { day: ['V tento deň nemáte ordinačné hodiny pre tento druh termínu. Vyberte, prosím, iný.'] },
  PAST_DAY: { day: ['Tento deň už uplynul. Vyberte, prosím, iný.'] },
  PAST: { time: ['Tento čas už uplynul. Vyberte, prosím, iný.'] },
  ABSENT: { time: ['V tomto čase máte neprítomnosť. Vyberte, prosím, iný.'] },
  TAKEN: { time: ['V tomto čase už je iný termín. Vyberte iný čas, alebo prekrytie potvrďte.'] },
  SKIPPED: { time: ['Tento čas v daný deň neexistuje, lebo sa hodiny posúvajú dopredu. Vyberte, prosím, iný.'] },
};
