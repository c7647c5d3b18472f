import type { Announcement } from '../../../src/features/announcements/contract';
import { type Database, sql } from '../../database/connection';
import { exactIso, type Clock } from '../../lib/clock';
import type { Sent } from '../../lib/records';

/** A doctor's announcement as it is sent, shown until `expired_at`. */
export type SpecialAnnouncementRecord = Sent<Announcement>;

export function createSpecialAnnouncements(database: Database, clock: Clock) {
  /** The current announcement. */
  const specialAnnouncementOf = (doctorId: number): SpecialAnnouncementRecord | undefined => {
    const row = database.first<SpecialAnnouncementRecord>(
      ...sql`SELECT id, note, expired_at FROM special_announcements
        WHERE doctor_id = ${doctorId} AND expired_at > ${clock.now()} ORDER BY id LIMIT 1`,
    );
    return row && { ...row, expired_at: exactIso(new Date(row.expired_at), clock) };
  };

  return {
    specialAnnouncementOf,
    /** Null while the doctor has a current announcement. */
    addSpecialAnnouncement: (doctorId: number, { note, expired_at }: { note: string; expired_at: Date }) =>
      database.transaction((): SpecialAnnouncementRecord | null => {
        if (specialAnnouncementOf(doctorId)) return null;
        const { id } = database.run(
          ...sql`INSERT INTO special_announcements (doctor_id, note, expired_at, created_at)
            VALUES (${doctorId}, ${note}, ${expired_at}, ${clock.now()})`,
        );
        return { id, note, expired_at: exactIso(expired_at, clock) };
      }),
    /** False when the doctor has no such announcement. */
    removeSpecialAnnouncement: (doctorId: number, id: number) =>
      database.run('DELETE FROM special_announcements WHERE id = ? AND doctor_id = ?', id, doctorId).changes > 0,
  };
}
