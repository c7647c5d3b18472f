import type { Notification } from '../../src/api/contract/admin';
import type { Clock } from './clock';
import type { Database } from './database';
import type { Sent } from './sent';
import type { TicketType } from './tickets';

export interface NewNotification {
  category: TicketType | 'recept';
  /** HTML: whatever a person wrote must be escaped in it. */
  content: string;
  /** Now when absent. */
  created_at?: Date;
}

/** As the wire knows it; `created_at` has the practice's offset. */
export interface NotificationRecord extends Sent<Notification> {
  category: NewNotification['category'];
}

export interface Notifications {
  addNotification(doctorId: number, notification: NewNotification): { id: number };
  /** The newest first, and no more of them than anybody reads. */
  notificationsOf(doctorId: number): NotificationRecord[];
  clearNotifications(doctorId: number): void;
}

export function createNotifications(database: Database, clock: Clock): Notifications {
  return {
    addNotification(doctorId, { category, content, created_at = clock.now() }) {
      const { id } = database.run(
        'INSERT INTO notifications (doctor_id, category, content, created_at) VALUES (?, ?, ?, ?)',
        doctorId,
        category,
        content,
        created_at.toISOString(),
      );
      return { id };
    },
    notificationsOf: (doctorId) =>
      database
        .all<NotificationRow>(
          `SELECT id, category, content, created_at FROM notifications
             WHERE doctor_id = ? ORDER BY created_at DESC, id DESC LIMIT ?`,
          doctorId,
          MOST_SHOWN,
        )
        .map(({ id, category, content, created_at }) => ({
          id,
          category,
          content,
          created_at: clock.isoOf(new Date(created_at)),
        })),
    clearNotifications(doctorId) {
      database.run('DELETE FROM notifications WHERE doctor_id = ?', doctorId);
    },
  };
}

type NotificationRow = Omit<NewNotification, 'created_at'> & { id: number; created_at: string };

const MOST_SHOWN = 100;
