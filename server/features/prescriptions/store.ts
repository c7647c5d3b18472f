import type { Recept } from '../../../src/features/prescriptions/contract';
import type { Database } from '../../database/connection';
import { RequestIdTaken } from '../../database/store-errors';
import type { Clock } from '../../lib/clock';
import { userOf, type Sent, type UserColumns, type UserRecord } from '../../lib/records';
import { momentLabel } from '../../lib/slovak-dates';
import type { AnnounceChange, AnnounceOptions } from '../../realtime/events';
import type { HandleOutcome } from '../tickets/handled-tickets';

export interface NewRecept {
  user_id: number;
  /** The medicine. */
  recept_title: string;
  recept_note?: string;
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

export interface Recepts {
  addRecept(doctorId: number, recept: NewRecept, options?: AnnounceOptions): { id: number };
  /** The prescription of this request id. Throws RequestIdTaken when it is another doctor's. */
  receptOfRequest(doctorId: number, requestId: string): { id: number } | undefined;
  acceptRecept(doctorId: number, receptId: number, options?: AnnounceOptions): HandleOutcome;
  rejectRecept(doctorId: number, receptId: number, options?: AnnounceOptions): HandleOutcome;
  /** Pending requests, the oldest first: first come, first served. */
  receptsOf(doctorId: number): ReceptRecord[];
  receptStatus(doctorId: number, receptId: number): ReceptStatus | undefined;
}

export function createRecepts(database: Database, clock: Clock, announceChange: AnnounceChange): Recepts {
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
      const handledAt = clock.now().toISOString();
      database.run('UPDATE recepts SET status = ?, handled_at = ? WHERE id = ?', status, handledAt, receptId);
      announceChange(doctorId, 'update-admin-recepts', options);
      return 'handled';
    });

  return {
    addRecept(doctorId, recept, options) {
      const { id } = database.run(
        `INSERT INTO recepts (doctor_id, user_id, recept_title, recept_note, request_id, created_at)
           VALUES (?, ?, ?, ?, ?, ?)`,
        doctorId,
        recept.user_id,
        recept.recept_title,
        recept.recept_note ?? null,
        recept.request_id ?? null,
        (recept.created_at ?? clock.now()).toISOString(),
      );
      announceChange(doctorId, 'update-admin-recepts', options);
      return { id };
    },
    receptOfRequest(doctorId, requestId) {
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
    receptsOf: (doctorId) =>
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
