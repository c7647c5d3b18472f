import type { Notification } from '../../../src/features/notifications/contract';
import { isolated } from '../../../src/api/contract/fields';
import { type Database, sql } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import type { Sent } from '../../lib/records';
import { exactMomentLabel } from '../../lib/calendar';
import { escapeHtml } from '../../lib/text';
import type { AnnounceChange, AnnounceOptions } from '../../realtime/events';
import type { TicketType } from '../tickets/tickets';

export interface NewNotification {
  category: TicketType | 'recept';
  /** HTML: texts of people must be escaped. */
  content: string;
  /** Now when absent. */
  created_at?: Date;
}

/** A notification as it is sent; `created_at` has the practice's offset. */
export interface NotificationRecord extends Sent<Notification> {
  category: NewNotification['category'];
}

/** A ticket that a patient took, or an appointment that a patient booked. */
interface TicketNews {
  type: TicketType;
  number: number | null;
  scheduledAt: Date | null;
  name: string | null;
}

export type Notifications = ReturnType<typeof createNotifications>;

export function createNotifications(database: Database, clock: Clock, announceChange: AnnounceChange) {
  const addNotification = (doctorId: number, notification: NewNotification, options?: AnnounceOptions) => {
    const { category, content, created_at = clock.now() } = notification;
    const { id } = database.run(
      ...sql`INSERT INTO notifications (doctor_id, category, content, created_at)
        VALUES (${doctorId}, ${category}, ${content}, ${created_at})`,
    );
    announceChange(doctorId, 'update-admin-notifications', options);
    return { id };
  };
  return {
    addNotification,
    notifyTicket(doctorId: number, { type, number, scheduledAt, name }: TicketNews) {
      const when = scheduledAt ? exactMomentLabel(scheduledAt, clock) : '';
      addNotification(doctorId, { category: type, content: ticketNotification(type, { number, when, name }) });
    },
    /** Notifies about a request for a prescription. */
    notifyRecept(doctorId: number, medicine: string, name: string) {
      addNotification(doctorId, { category: 'recept', content: receptNotification(medicine, name) });
    },
    /** The newest first, at most 100. */
    notificationsOf: (doctorId: number): NotificationRecord[] =>
      database
        .all<NotificationRecord>(
          ...sql`SELECT id, category, content, created_at FROM notifications
            WHERE doctor_id = ${doctorId} ORDER BY created_at DESC, id DESC LIMIT ${MAX_SHOWN}`,
        )
        .map((row) => ({ ...row, created_at: clock.isoOf(new Date(row.created_at)) })),
    clearNotifications(doctorId: number) {
      database.run('DELETE FROM notifications WHERE doctor_id = ?', doctorId);
    },
  };
}

const MAX_SHOWN = 100;

/** Text for the doctor when a patient took a ticket or booked an appointment. `when` is the time as text. */
export function ticketNotification(
  type: TicketType,
  { number, when, name }: { number: number | null; when: string; name: string | null },
): string {
  const what = type === 'queue' ? `Nový čakací lístok č. ${number}` : `${APPOINTMENTS[type]}: ${escapeHtml(when)}`;
  return `${what} – ${name === null ? 'bez mena' : strong(name)}`;
}

/** Text for the doctor when a patient asked for a prescription. */
export function receptNotification(medicine: string, name: string): string {
  return `Žiadosť o recept: ${escapeHtml(isolated(medicine))} – ${strong(name)}`;
}

const APPOINTMENTS = { schedule: 'Nový termín', 'schedule-premium': 'Nový prednostný termín' };
const strong = (text: string) => `<strong>${escapeHtml(isolated(text))}</strong>`;
