import type { Database } from '../database/connection';
import type { Clock } from '../lib/clock';
import { escapeHtml } from '../lib/text';

/** Everything about one person at all the doctors of the server (docs/export.md). Undefined when there is no such person. */
export function personExport(
  database: Database,
  clock: Clock,
  personId: number,
  isWithSameName: boolean,
): Record<string, unknown> | undefined {
  const found = scopeOf(database, personId, isWithSameName);
  if (!found) return undefined;
  const { people, namedTickets, names } = found.scope;
  const ids = listOf(people);
  return {
    format: 'ordinacia-person',
    version: 1,
    exported_at: clock.now().toISOString(),
    people: database.all(PEOPLE, ids),
    patient_of: database.all(PATIENT_OF, ids),
    patient_notes: database.all(PATIENT_NOTES, ids),
    tickets: database.all(TICKETS, ids, listOf(namedTickets)),
    ticket_moves: database.all(TICKET_MOVES, ids, listOf(namedTickets)),
    recepts: database.all(RECEPTS, ids),
    payments: database.all(PAYMENTS, ids),
    notifications: isWithSameName ? names.flatMap((name) => database.all(NOTIFICATIONS, strong(name))) : [],
    log: database.all(LOG, ids, ids, ids, listOf(namedTickets)),
    same_name: found.sameName,
  };
}

/** A name as notifications contain it. */
export const strong = (name: string) => `<strong>${escapeHtml(name)}</strong>`;

const IN = 'IN (SELECT value FROM json_each(?))';

const PEOPLE = `SELECT id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at
  FROM users WHERE id ${IN} ORDER BY id`;

const PATIENT_OF = `SELECT doctor_name, user_id, patients.created_at
  FROM patients JOIN doctors ON doctors.id = doctor_id WHERE user_id ${IN} ORDER BY doctor_id`;

const PATIENT_NOTES = `SELECT patient_notes.id, doctor_name, user_id, text, is_warning, replaces_id, patient_notes.created_at
  FROM patient_notes JOIN doctors ON doctors.id = doctor_id WHERE user_id ${IN} ORDER BY patient_notes.id`;

const TICKETS = `SELECT tickets.id, doctor_name, user_id, user_alternate, date, type, number, ticket_title, scheduled_at,
  duration_minutes, exchange_number, exchange_doctor, origin_title, event_note, is_urgent, tickets.status, tickets.created_at, called_at, handled_at
  FROM tickets JOIN doctors ON doctors.id = doctor_id WHERE user_id ${IN} OR tickets.id ${IN} ORDER BY tickets.id`;

const TICKET_MOVES = `SELECT ticket_id, from_at, to_at, from_minutes, to_minutes, moved_at
  FROM ticket_moves JOIN tickets ON tickets.id = ticket_id WHERE user_id ${IN} OR tickets.id ${IN} ORDER BY ticket_moves.id`;

const RECEPTS = `SELECT recepts.id, doctor_name, recept_title, recept_note, recepts.status, recepts.created_at, handled_at
  FROM recepts JOIN doctors ON doctors.id = doctor_id WHERE user_id ${IN} ORDER BY recepts.id`;

const PAYMENTS = `SELECT payments.id, doctor_name, payment_title, amount_cents, payments.status, payments.created_at
  FROM payments JOIN doctors ON doctors.id = doctor_id WHERE user_id ${IN} ORDER BY payments.id`;

const NOTIFICATIONS = `SELECT doctor_name, category, content, notifications.created_at
  FROM notifications JOIN doctors ON doctors.id = doctor_id WHERE instr(content, ?) > 0 ORDER BY notifications.id`;

/** Log lines about the person's records: who did what. */
const LOG = `SELECT at, doctor_id, colleague_id, action, record_kind, record_id, outcome FROM audit_log
  WHERE (record_kind = 'person' AND record_id ${IN})
     OR (record_kind = 'recept' AND record_id IN (SELECT id FROM recepts WHERE user_id ${IN}))
     OR (record_kind = 'ticket' AND record_id IN (SELECT id FROM tickets WHERE user_id ${IN} OR id ${IN}))
  ORDER BY id`;

/** Records of one person. */
interface PersonScope {
  /** Ids in `users`: the person and, if requested, everybody of exactly that name. */
  people: number[];
  /** Tickets with that name as text, without a person in `users`. */
  namedTickets: number[];
  /** Spellings of the name that occur. */
  names: string[];
}

/** Other records of the same name; only the practice can say whether it is the same person. */
export interface SameName {
  people: number[];
  tickets: number[];
}

/** Finds a person's records, and others of the same name. Undefined when there is no such person. */
export function scopeOf(
  database: Database,
  personId: number,
  isWithSameName: boolean,
): { scope: PersonScope; sameName: SameName } | undefined {
  const person = database.first<{ fullname: string }>('SELECT fullname FROM users WHERE id = ?', personId);
  if (!person) return undefined;
  const wanted = plain(person.fullname);
  const people = database
    .all<{ id: number; fullname: string }>('SELECT id, fullname FROM users')
    .filter(({ id, fullname }) => id !== personId && plain(fullname) === wanted);
  const tickets = database
    .all<{ id: number; fullname: string }>(
      'SELECT id, user_alternate AS fullname FROM tickets WHERE user_id IS NULL AND user_alternate IS NOT NULL',
    )
    .filter(({ fullname }) => plain(fullname) === wanted);
  const sameName = { people: idsOf(people), tickets: idsOf(tickets) };
  const names = isWithSameName ? [...people, ...tickets].map(({ fullname }) => fullname) : [];
  return {
    scope: {
      people: [personId, ...(isWithSameName ? sameName.people : [])],
      namedTickets: isWithSameName ? sameName.tickets : [],
      names: [...new Set([person.fullname, ...names])],
    },
    sameName,
  };
}

/** The parameter of `IN (SELECT value FROM json_each(?))`. */
export const listOf = (ids: readonly number[]) => JSON.stringify(ids);

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** A name for comparing: case, spacing and Unicode form make no difference. */
export const plain = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('sk');
