import type { Database } from '../database/connection';
import type { TicketType } from '../features/tickets/tickets';
import type { Clock } from '../lib/clock';

/** A ticket of a past day. A queue ticket's number is its position among the day's queue tickets. */
export interface PastVisit {
  type: TicketType;
  ticket_title?: string;
  event_note?: string;
  user_id: number | null;
  user_alternate: string | null;
  origin_title: string;
  status: 'served' | 'rejected' | 'missed';
  /** Null for a queue ticket. */
  scheduled_at: Date | null;
  duration_minutes?: number;
  created_at: Date;
  handled_at: Date;
}

/** Writes past visits for the demo. */
export function createPastVisits(database: Database, clock: Clock) {
  return {
    /** The days (`YYYY-MM-DD`) with tickets of any state. */
    daysWithTickets: (doctorId: number) =>
      new Set(
        database
          .all<{ date: string }>('SELECT DISTINCT date FROM tickets WHERE doctor_id = ?', doctorId)
          .map(({ date }) => date),
      ),
    /** Adds visits of a day. Queue tickets only on a day without any, as they are numbered from 1. */
    addPastDay: (doctorId: number, date: string, visits: readonly PastVisit[]) =>
      database.transaction(() => {
        let number = 0;
        for (const visit of visits) {
          const isQueue = visit.type === 'queue';
          if (isQueue) number += 1;
          database.run(
            INSERT,
            doctorId,
            visit.user_id,
            date,
            visit.type,
            isQueue ? number : null,
            visit.ticket_title ?? `Lístok ${number}`,
            visit.event_note ?? null,
            visit.scheduled_at?.toISOString() ?? null,
            visit.user_alternate,
            visit.origin_title,
            visit.status,
            visit.created_at.toISOString(),
            visit.handled_at.toISOString(),
            visit.status === 'served' ? visit.handled_at.toISOString() : null,
            visit.duration_minutes ?? null,
          );
        }
      }),
    /** Adds a prescription issued at the time of its request. */
    addPastRecept: (doctorId: number, userId: number, medicine: string, at: Date) =>
      void database.run(INSERT_RECEPT, doctorId, userId, medicine, at.toISOString(), at.toISOString()),
    /** Marks today's tickets that have waited since before `moment` as served at their own time. */
    serveOverdue: (doctorId: number, moment: Date) =>
      void database.run(SERVE_OVERDUE, doctorId, clock.today(), moment.toISOString()),
  };
}

const SERVE_OVERDUE = `UPDATE tickets SET status = 'served', handled_at = coalesce(scheduled_at, created_at),
  called_at = coalesce(scheduled_at, created_at)
  WHERE doctor_id = ? AND date = ? AND status = 'waiting' AND coalesce(scheduled_at, created_at) < ?`;

const INSERT = `INSERT INTO tickets (doctor_id, user_id, date, type, number, ticket_title, event_note, scheduled_at,
  user_alternate, origin_title, status, created_at, handled_at, called_at, duration_minutes)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const INSERT_RECEPT = `INSERT INTO recepts (doctor_id, user_id, recept_title, status, created_at, handled_at)
  VALUES (?, ?, ?, 'accepted', ?, ?)`;
