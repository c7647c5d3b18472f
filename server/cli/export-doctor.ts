import type { Database } from '../database/connection';
import type { Clock } from '../lib/clock';

/**
 * Exports a doctor's practice for another backend (docs/export.md): everything but the password, the sessions and the server's own
 * data. Undefined when there is no such doctor.
 */
export function doctorExport(
  database: Database,
  clock: Clock,
  timeZone: string,
  doctorId: number,
): Record<string, unknown> | undefined {
  const doctor = database.first<Record<string, unknown>>(DOCTOR, doctorId);
  if (!doctor) return undefined;
  const list = (sql: string) => database.all<Record<string, unknown>>(sql, doctorId);
  return {
    format: 'ordinacia-practice',
    version: 1,
    exported_at: clock.now().toISOString(),
    time_zone: timeZone,
    doctor,
    settings: list('SELECT name, value FROM doctor_settings WHERE doctor_id = ? ORDER BY name'),
    billing: database.first(BILLING, doctorId) ?? null,
    avatar: avatarOf(database, doctorId),
    colleagues: list(COLLEAGUES),
    people: list(PEOPLE),
    patients: list('SELECT user_id, created_at FROM patients WHERE doctor_id = ? ORDER BY user_id'),
    patient_notes: list(PATIENT_NOTES),
    tickets: list(TICKETS),
    ticket_moves: list(TICKET_MOVES),
    recepts: list(RECEPTS),
    payments: list(PAYMENTS),
    payouts: payoutsOf(database, doctorId),
    notifications: list('SELECT category, content, created_at FROM notifications WHERE doctor_id = ? ORDER BY id'),
    office_hours: officeHoursOf(database, doctorId),
    absences: list(ABSENCES),
    special_announcements: list(
      'SELECT note, expired_at, created_at FROM special_announcements WHERE doctor_id = ? ORDER BY id',
    ),
  };
}

function avatarOf(database: Database, doctorId: number) {
  const row = database.first<{ media_type: string; content: ArrayBuffer }>(
    'SELECT media_type, content FROM avatars WHERE doctor_id = ?',
    doctorId,
  );
  return row ? { media_type: row.media_type, content: base64Of(row.content) } : null;
}

/** A generator, so that only one invoice is in memory at a time. */
function* payoutsOf(database: Database, doctorId: number) {
  for (const payout of database.all<{ id: number }>(PAYOUTS, doctorId)) {
    const row = database.first<{ content: ArrayBuffer }>(INVOICE, payout.id);
    yield { ...payout, invoice: row ? { ...row, content: base64Of(row.content) } : null };
  }
}

function officeHoursOf(database: Database, doctorId: number) {
  return database.all<{ id: number }>(OFFICE_HOURS, doctorId).map((hours) => ({
    ...hours,
    time_schedules: database.all(TIME_SCHEDULES, hours.id),
  }));
}

const DOCTOR = `SELECT id, code, email, doctor_name, practice_title, specialization, phone, about, created_at
  FROM doctors WHERE id = ?`;

const BILLING = 'SELECT company, seat, company_id, tax_id, vat_id FROM billing WHERE doctor_id = ?';

/** People on the doctor's list, or in one of the doctor's records. */
const PEOPLE = `SELECT id, fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at FROM users
  WHERE id IN (SELECT user_id FROM patients WHERE doctor_id = ?1
    UNION SELECT user_id FROM patient_notes WHERE doctor_id = ?1
    UNION SELECT user_id FROM tickets WHERE doctor_id = ?1
    UNION SELECT user_id FROM recepts WHERE doctor_id = ?1
    UNION SELECT user_id FROM payments WHERE doctor_id = ?1) ORDER BY id`;

/** Includes superseded notes. */
const PATIENT_NOTES = `SELECT id, user_id, text, is_warning, replaces_id, created_at, created_colleague_id
  FROM patient_notes WHERE doctor_id = ? ORDER BY id`;

const TICKETS = `SELECT id, user_id, user_alternate, date, type, number, ticket_title, scheduled_at, duration_minutes,
  exchange_number, exchange_doctor, origin_title, event_note, is_urgent, status, created_at, called_at, handled_at,
  handled_colleague_id
  FROM tickets WHERE doctor_id = ? ORDER BY id`;

const TICKET_MOVES = `SELECT ticket_id, from_at, to_at, from_minutes, to_minutes, moved_at, moved_colleague_id
  FROM ticket_moves JOIN tickets ON tickets.id = ticket_id WHERE doctor_id = ? ORDER BY ticket_moves.id`;

const RECEPTS = `SELECT id, user_id, recept_title, recept_note, status, created_at, handled_at
  FROM recepts WHERE doctor_id = ? ORDER BY id`;

const PAYMENTS = `SELECT id, user_id, payment_title, amount_cents, status, created_at
  FROM payments WHERE doctor_id = ? ORDER BY id`;

const PAYOUTS = 'SELECT id, month, amount_cents, status FROM payouts WHERE doctor_id = ? ORDER BY month';

const INVOICE = 'SELECT file_name, media_type, uploaded_at, content FROM invoices WHERE payout_id = ?';

/** Includes removed colleagues: tickets and the log refer to them. */
const COLLEAGUES = `SELECT id, name, title, email, created_at, joined_at, removed_at
  FROM colleagues WHERE doctor_id = ? ORDER BY id`;

const OFFICE_HOURS = `SELECT id, hours_name, hours_type, approximate_time_on_patient, created_at
  FROM office_hours WHERE doctor_id = ? ORDER BY id`;

const TIME_SCHEDULES = `SELECT hours_day, hours_time_from, hours_time_to FROM time_schedules
  WHERE office_hours_id = ? ORDER BY position`;

const ABSENCES = `SELECT absence_from, absence_to, supplier_id, supplier_name, created_at
  FROM absences WHERE doctor_id = ? ORDER BY id`;

const base64Of = (content: ArrayBuffer) => Buffer.from(content).toString('base64');
