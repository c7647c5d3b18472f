import type { Database } from '../../database/connection';
import { loginByEmail, type Login } from '../../identity/logins';

/** Finds ids for the log by values of a request. */
export interface RecordIds {
  doctorIdOf(column: 'code', value: unknown): number | null;
  /** The login with this e-mail. */
  loginOf(email: unknown): Login | null;
  /** Id of the record that a kiosk request created. */
  recordOfRequest(table: 'tickets' | 'recepts', requestId: unknown): number | null;
}

export function createRecordIds(database: Database): RecordIds {
  const idOf = (sql: string, value: unknown) =>
    typeof value === 'string' ? (database.first<{ id: number }>(sql, value)?.id ?? null) : null;
  return {
    doctorIdOf: (column, value) => idOf(`SELECT id FROM doctors WHERE ${column} = ?`, value),
    loginOf: (email) => (typeof email === 'string' ? (loginByEmail(database, email) ?? null) : null),
    recordOfRequest: (table, requestId) => idOf(`SELECT id FROM ${table} WHERE request_id = ?`, requestId),
  };
}
