import { createHmac, randomBytes } from 'node:crypto';
import type { AppointmentType } from '../../../src/features/office-hours/contract';
import type { Database } from '../../database/connection';
import { getOrCreateSetting } from '../../database/state';
import { addDays } from '../../lib/calendar';
import type { Clock } from '../../lib/clock';
import type { Placement, TermLength } from '../appointments/placement';
import { calendarFile, type CalendarEvent } from './calendar-file';

/** The feeds of appointments for calendar apps, each at an address with a secret token. */
export interface CalendarFeeds {
  /** Null when the doctor has no feed. */
  feedTokenOf(doctorId: number): string | null;
  /** Replaces the token: calendars with the old token get nothing any more. */
  renewFeedToken(doctorId: number): string;
  revokeFeed(doctorId: number): void;
  /** The calendar file; undefined for an unknown token, and while the doctor's account is not active. */
  feedOf(token: string): string | undefined;
}

export function createCalendarFeeds(
  database: Database,
  clock: Clock,
  placement: Pick<Placement, 'lengthsOf'>,
): CalendarFeeds {
  const secret = getOrCreateSetting(database, 'calendar-feed-secret', () => randomBytes(32).toString('hex'));

  /** Stays the same when the ticket is moved, differs between servers, and does not reveal the ticket's id. */
  const uidOf = (id: number) =>
    `${createHmac('sha256', secret).update(String(id)).digest('hex').slice(0, 32)}@ordinacia`;

  const eventsOf = (doctorId: number): CalendarEvent[] => {
    const today = clock.today();
    const minutesOf = placement.lengthsOf(doctorId);
    return database
      .all<FeedRow>(TERMS, doctorId, addDays(today, -DAYS_BEFORE), addDays(today, DAYS_AHEAD))
      .map((row) => {
        const start = Date.parse(row.scheduled_at);
        return {
          uid: uidOf(row.id),
          sequence: row.version,
          changedAt: new Date(row.changed_at),
          start: new Date(start),
          end: new Date(start + minutesOf(row) * MINUTE_MS),
          summary: KINDS[row.type],
        };
      });
  };

  return {
    feedTokenOf: (doctorId) =>
      database.first<{ token: string }>('SELECT token FROM calendar_feeds WHERE doctor_id = ?', doctorId)?.token ??
      null,
    renewFeedToken(doctorId) {
      const token = randomBytes(32).toString('base64url');
      database.run('INSERT OR REPLACE INTO calendar_feeds (doctor_id, token) VALUES (?, ?)', doctorId, token);
      return token;
    },
    revokeFeed: (doctorId) => void database.run('DELETE FROM calendar_feeds WHERE doctor_id = ?', doctorId),
    feedOf(token) {
      const doctorId = database.first<{ doctor_id: number }>(DOCTOR, token)?.doctor_id;
      return doctorId === undefined ? undefined : calendarFile(TEXTS, eventsOf(doctorId));
    },
  };
}

/** Contains nothing that identifies a patient. */
interface FeedRow extends TermLength {
  id: number;
  version: number;
  changed_at: string;
}

const TEXTS = {
  name: 'Termíny v ordinácii',
  description: 'Druh a čas objednaných termínov, bez mien pacientov. Meniť sa dajú iba v Ordinácii.',
};

const KINDS: Readonly<Record<AppointmentType, string>> = {
  schedule: 'Termín',
  'schedule-premium': 'Prednostný termín',
};

const DAYS_BEFORE = 30;
const DAYS_AHEAD = 365;

const MINUTE_MS = 60_000;

const DOCTOR = `SELECT doctor_id FROM calendar_feeds JOIN doctors ON doctors.id = doctor_id
  WHERE token = ? AND doctors.status = 'active'`;

const TERMS = `SELECT id, type, date, scheduled_at, duration_minutes, version,
    MAX(created_at, COALESCE(handled_at, ''),
      COALESCE((SELECT MAX(moved_at) FROM ticket_moves WHERE ticket_id = tickets.id), '')) AS changed_at
  FROM tickets
  WHERE doctor_id = ? AND type <> 'queue' AND status <> 'rejected' AND date BETWEEN ? AND ?
  ORDER BY scheduled_at, id`;
