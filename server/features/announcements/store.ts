import type { Announcement } from '../../../src/features/announcements/contract';
import type { Database } from '../../database/connection';
import { exactIso, type Clock } from '../../lib/clock';
import type { Sent } from '../../lib/records';

/** A doctor's announcement as it is sent, shown until `expired_at`. */
export type SpecialAnnouncementRecord = Sent<Announcement>;

export interface SpecialAnnouncements {
  /** The current announcement. */
  specialAnnouncementOf(doctorId: number): SpecialAnnouncementRecord | undefined;
  /** Null while the doctor has a current announcement. */
  addSpecialAnnouncement(
    doctorId: number,
    announcement: { note: string; expired_at: Date },
  ): SpecialAnnouncementRecord | null;
  /** False when the doctor has no such announcement. */
  removeSpecialAnnouncement(doctorId: number, id: number): boolean;
}

export function createSpecialAnnouncements(database: Database, clock: Clock): SpecialAnnouncements {
  const specialAnnouncementOf = (doctorId: number) => {
    const row = database.first<SpecialAnnouncementRecord>(ACTIVE, doctorId, clock.now().toISOString());
    return row && { ...row, expired_at: exactIso(new Date(row.expired_at), clock) };
  };

  return {
    specialAnnouncementOf,
    addSpecialAnnouncement: (doctorId, { note, expired_at }) =>
      database.transaction(() => {
        if (specialAnnouncementOf(doctorId)) return null;
        const { id } = database.run(
          'INSERT INTO special_announcements (doctor_id, note, expired_at, created_at) VALUES (?, ?, ?, ?)',
          doctorId,
          note,
          expired_at.toISOString(),
          clock.now().toISOString(),
        );
        return { id, note, expired_at: exactIso(expired_at, clock) };
      }),
    removeSpecialAnnouncement: (doctorId, id) =>
      database.run('DELETE FROM special_announcements WHERE id = ? AND doctor_id = ?', id, doctorId).changes > 0,
  };
}

const ACTIVE = `SELECT id, note, expired_at FROM special_announcements
  WHERE doctor_id = ? AND expired_at > ? ORDER BY id LIMIT 1`;
