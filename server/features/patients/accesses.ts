import type { Access } from '../../../src/features/patients/export.contract';
import { type Database, sql } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import { handlerOf, type HandlerColumns } from '../../lib/records';
import type { PersonOf } from './notes';

/** Actions of the log that count as accesses to a patient's data, by purpose. */
export const ACCESS_ACTIONS = {
  history: 'patient-history.opened',
  note: 'patient-note.added',
  export: 'patient.exported',
  'access-log': 'patient-access-log.opened',
} as const;

export function createAccesses(database: Database, clock: Clock) {
  return {
    /** The newest first, as far back as the action log reaches. Repeated requests (`reason`) do not count: they have opened nothing. */
    accessesOf: ({ doctorId, userId }: PersonOf): Access[] =>
      database
        .all<HandlerColumns & { at: string; action: string }>(
          ...sql`SELECT at, action, doctor_name, colleagues.name AS colleague_name, colleagues.title AS colleague_title
            FROM audit_log JOIN doctors ON doctors.id = audit_log.doctor_id
              LEFT JOIN colleagues ON colleagues.id = audit_log.colleague_id
            WHERE record_kind = 'person' AND record_id = ${userId} AND audit_log.doctor_id = ${doctorId}
              AND outcome = 'ok' AND reason IS NULL
              AND action IN (SELECT value FROM json_each(${JSON.stringify([...PURPOSES.keys()])}))
            ORDER BY audit_log.id DESC`,
        )
        .map((row) => ({
          at: clock.isoOf(new Date(row.at)),
          by: handlerOf(row),
          purpose: PURPOSES.get(row.action) ?? row.action,
        })),
  };
}

const PURPOSES: ReadonlyMap<string, string> = new Map(
  Object.entries(ACCESS_ACTIONS).map(([purpose, action]) => [action, purpose]),
);
