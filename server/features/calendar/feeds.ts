import { createHmac, randomBytes } from 'node:crypto';
import type { AppointmentType } from '../../../src/features/office-hours/contract';
import { sql, type Database } from '../../database/connection';
import { getOrCreateSetting } from '../../database/state';
import { addDays } from '../../lib/calendar';
import type { Clock } from '../../lib/clock';
import { newToken } from '../../lib/secrets';
import type { Placement, TermLength } from '../appointments/placement';

/** The feeds of appointments for calendar apps, each at an address with a secret token. */
export function createCalendarFeeds(database: Database, clock: Clock, placement: Placement) {
  const secret = getOrCreateSetting(database, 'calendar-feed-secret', () => randomBytes(32).toString('hex'));

  /** Stays the same when the ticket is moved, differs between servers, and does not reveal the ticket's id. */
  const uidOf = (id: number) =>
    `${createHmac('sha256', secret).update(String(id)).digest('hex').slice(0, 32)}@ordinacia`;

  const eventsOf = (doctorId: number): CalendarEvent[] => {
    const today = clock.today();
    const minutesOf = placement.lengthsOf(doctorId);
    const rows = database.all<FeedRow>(TERMS, doctorId, addDays(today, -DAYS_BEFORE), addDays(today, DAYS_AHEAD));
    return rows.map((row) => {
      const start = new Date(row.scheduled_at);
      return {
        uid: uidOf(row.id),
        sequence: row.version,
        changedAt: new Date(row.changed_at),
        start,
        end: new Date(start.getTime() + minutesOf(row) * MINUTE_MS),
        summary: KINDS[row.type],
      };
    });
  };

  return {
    /** Undefined when the doctor has no feed. */
    feedTokenOf: (doctorId: number) =>
      database.first<{ token: string }>('SELECT token FROM calendar_feeds WHERE doctor_id = ?', doctorId)?.token,
    /** Replaces the token: calendars with the old token get nothing any more. */
    renewFeedToken(doctorId: number) {
      const token = newToken();
      database.run('INSERT OR REPLACE INTO calendar_feeds (doctor_id, token) VALUES (?, ?)', doctorId, token);
      return token;
    },
    revokeFeed: (doctorId: number) => void database.run('DELETE FROM calendar_feeds WHERE doctor_id = ?', doctorId),
    /** The calendar file; undefined for an unknown token, and while the doctor's account is not active. */
    feedOf(token: string) {
      const doctorId = database.first<{ doctor_id: number }>(
        ...sql`SELECT doctor_id FROM calendar_feeds JOIN doctors ON doctors.id = doctor_id
          WHERE token = ${token} AND doctors.status = 'active'`,
      )?.doctor_id;
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

const TERMS = `SELECT id, type, date, scheduled_at, duration_minutes, version,
    MAX(created_at, COALESCE(handled_at, ''),
      COALESCE((SELECT MAX(moved_at) FROM ticket_moves WHERE ticket_id = tickets.id), '')) AS changed_at
  FROM tickets
  WHERE doctor_id = ? AND type <> 'queue' AND status <> 'rejected' AND date BETWEEN ? AND ?
  ORDER BY scheduled_at, id`;

/** An event of a calendar file, written in UTC. */
interface CalendarEvent {
  uid: string;
  /** Rises with each change of the event. */
  sequence: number;
  changedAt: Date;
  start: Date;
  end: Date;
  summary: string;
}

/** A published calendar by RFC 5545 and RFC 7986, with the older names of the same properties. Calendar apps show the texts. */
function calendarFile(texts: { name: string; description: string }, events: readonly CalendarEvent[]): string {
  const [name, description] = [escaped(texts.name), escaped(texts.description)];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ordinacia//Calendar feed//SK',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    `DESCRIPTION:${description}`,
    `X-WR-CALDESC:${description}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const eventLines = ({ uid, sequence, changedAt, start, end, summary }: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${utc(changedAt)}`,
  `DTSTART:${utc(start)}`,
  `DTEND:${utc(end)}`,
  `SEQUENCE:${sequence}`,
  `SUMMARY:${escaped(summary)}`,
  'END:VEVENT',
];

/** `20261123T073000Z` */
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Folds lines at 75 octets, never inside a character. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}

const LINE_OCTETS = 75;
