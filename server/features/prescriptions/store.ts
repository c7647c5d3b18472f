import type { Recept } from '../../../src/features/prescriptions/contract';
import { type Database, sql } from '../../database/connection';
import { RequestIdTaken } from '../../lib/errors';
import type { Clock } from '../../lib/clock';
import { userOf, type Sent, type UserColumns, type UserRecord } from '../../lib/records';
import { momentLabel } from '../../lib/calendar';
import type { AnnounceChange, AnnounceOptions } from '../../realtime/events';
import type { HandleOutcome } from '../tickets/handled-tickets';

export interface NewRecept {
  user_id: number;
  /** The medicine. */
  recept_title: string;
  recept_note?: string | null | undefined;
  /** Two additions with the same request id make one prescription. */
  request_id?: string;
  /** When the patient requested it; now when absent. */
  created_at?: Date;
}

/** A request for a prescription as it is sent. */
export interface ReceptRecord extends Sent<Recept, 'user' | 'recept_note'> {
  user: UserRecord | null;
}

export type ReceptStatus = 'pending' | 'accepted' | 'rejected';

export type Recepts = ReturnType<typeof createRecepts>;

export function createRecepts(database: Database, clock: Clock, announceChange: AnnounceChange) {
  const receptStatus = (doctorId: number, receptId: number) =>
    database.first<{ status: ReceptStatus }>(
      'SELECT status FROM recepts WHERE id = ? AND doctor_id = ?',
      receptId,
      doctorId,
    )?.status;

  const handle = (status: 'accepted' | 'rejected') => (doctorId: number, receptId: number, options?: AnnounceOptions) =>
    database.transaction((): HandleOutcome => {
      const known = receptStatus(doctorId, receptId);
      if (known !== 'pending') return known ? 'already-handled' : 'unknown';
      database.run(...sql`UPDATE recepts SET status = ${status}, handled_at = ${clock.now()} WHERE id = ${receptId}`);
      announceChange(doctorId, 'update-admin-recepts', options);
      return 'handled';
    });

  return {
    addRecept(doctorId: number, recept: NewRecept, options?: AnnounceOptions) {
      const { user_id, recept_title, recept_note, request_id, created_at = clock.now() } = recept;
      const { id } = database.run(
        ...sql`INSERT INTO recepts (doctor_id, user_id, recept_title, recept_note, request_id, created_at)
          VALUES (${doctorId}, ${user_id}, ${recept_title}, ${recept_note}, ${request_id}, ${created_at})`,
      );
      announceChange(doctorId, 'update-admin-recepts', options);
      return { id };
    },
    /** The prescription of this request id. Throws RequestIdTaken when it is another doctor's. */
    receptOfRequest(doctorId: number, requestId: string) {
      const row = database.first<{ id: number; doctor_id: number }>(
        'SELECT id, doctor_id FROM recepts WHERE request_id = ?',
        requestId,
      );
      if (row && row.doctor_id !== doctorId)
        throw new RequestIdTaken('The request id belongs to another prescription.');
      return row && { id: row.id };
    },
    acceptRecept: handle('accepted'),
    rejectRecept: handle('rejected'),
    /** Pending requests, the oldest first: first come, first served. */
    receptsOf: (doctorId: number): ReceptRecord[] =>
      database.all<ReceptRow>(PENDING, doctorId).map((row) => ({
        id: row.id,
        user: userOf(row),
        recept_title: row.recept_title,
        recept_note: row.recept_note,
        created_at_formated: momentLabel(new Date(row.created_at), clock),
      })),
    receptStatus,
  };
}

interface ReceptRow extends UserColumns, Pick<ReceptRecord, 'id' | 'recept_title' | 'recept_note'> {
  created_at: string;
}

const PENDING = `SELECT recepts.id, recept_title, recept_note, recepts.created_at, user_id, fullname, avatar
  FROM recepts LEFT JOIN users ON users.id = user_id
  WHERE doctor_id = ? AND status = 'pending' ORDER BY recepts.created_at, recepts.id`;
