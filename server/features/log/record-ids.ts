import type { Database } from '../../database/connection';
import { loginByEmail } from '../../identity/logins';

/** Finds ids for the log by values of a request. */
export function createRecordIds(database: Database) {
  const idOf = (sql: string, value: unknown) =>
    typeof value === 'string' ? (database.first<{ id: number }>(sql, value)?.id ?? null) : null;
  return {
    doctorIdOfCode: (code: unknown) => idOf('SELECT id FROM doctors WHERE code = ?', code),
    /** The login with this e-mail. */
    loginOf: (email: unknown) => (typeof email === 'string' ? (loginByEmail(database, email) ?? null) : null),
    /** Id of the record that a kiosk request created. */
    recordOfRequest: (table: 'tickets' | 'recepts', requestId: unknown) =>
      idOf(`SELECT id FROM ${table} WHERE request_id = ?`, requestId),
  };
}
