import type { NoteAddRequest } from '../../../src/features/patients/history.contract';
import { type Database, sql } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import type { Handler } from '../tickets/handled-tickets';

/** A person in the records of a doctor. */
export interface PersonOf {
  doctorId: number;
  userId: number;
}

/** `replaces_id`: the note that this one corrects and supersedes. */
type NewNote = Pick<NoteAddRequest, 'text'> & { is_warning: boolean; replaces_id?: number | null };

/** `unknown`: the person has no such note to correct. `superseded`: the note was already corrected. */
type NoteOutcome = { id: number } | 'unknown' | 'superseded';

export type Notes = ReturnType<typeof createNotes>;

export function createNotes(database: Database, clock: Clock) {
  return {
    /** Notes are never changed or deleted. */
    addNote: ({ doctorId, userId }: PersonOf, note: NewNote, options: Handler & { createdAt?: Date } = {}) =>
      database.transaction((): NoteOutcome => {
        const { text, is_warning, replaces_id = null } = note;
        const { createdAt = clock.now(), session, by } = options;
        if (replaces_id !== null) {
          const replaced = database.first<{ isSuperseded: number }>(REPLACED, replaces_id, doctorId, userId);
          if (!replaced) return 'unknown';
          if (replaced.isSuperseded) return 'superseded';
        }
        const { id } = database.run(
          ...sql`INSERT INTO patient_notes
            (doctor_id, user_id, text, is_warning, replaces_id, created_at, created_session, created_colleague_id)
            VALUES (${doctorId}, ${userId}, ${text}, ${is_warning}, ${replaces_id}, ${createdAt}, ${session},
              ${by?.colleagueId})`,
        );
        return { id };
      }),
  };
}

export const IS_SUPERSEDED = 'EXISTS (SELECT 1 FROM patient_notes AS later WHERE later.replaces_id = patient_notes.id)';

/** SQL for the texts of the current warnings, the newest first; both parameters are SQL. */
export const warningOf = (doctorId: string, userId: string): string =>
  `(SELECT group_concat(text, char(10) ORDER BY created_at DESC, id DESC) FROM patient_notes
    WHERE doctor_id = ${doctorId} AND user_id = ${userId} AND is_warning = 1 AND NOT ${IS_SUPERSEDED})`;

const REPLACED = `SELECT ${IS_SUPERSEDED} AS isSuperseded FROM patient_notes
  WHERE id = ? AND doctor_id = ? AND user_id = ?`;
