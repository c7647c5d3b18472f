import type { Clock } from './clock';
import type { Database } from './database';

export interface ClockCheck {
  /** In words, when the machine's clock is behind what was stored before; null while it is not. */
  clockProblem(): string | null;
}

export function createClockCheck(database: Database, clock: Clock): ClockCheck {
  return {
    clockProblem() {
      const newest = database.first<{ at: string | null }>(NEWEST)?.at ?? null;
      if (newest === null || Date.parse(newest) <= clock.now().getTime() + TOLERANCE_MS) return null;
      return `the clock of this machine shows ${clock.isoOf(clock.now())}, but the newest record is of ${clock.isoOf(new Date(newest))}. Set the clock: tickets belong to its day.`;
    },
  };
}

const NEWEST = `SELECT max(at) AS at FROM
  (SELECT max(created_at) AS at FROM (SELECT created_at FROM tickets ORDER BY id DESC LIMIT 20)
   UNION ALL SELECT max(at) FROM (SELECT at FROM audit_log ORDER BY id DESC LIMIT 20))`;

/** Clocks are set by some seconds all the time. */
const TOLERANCE_MS = 600_000;
