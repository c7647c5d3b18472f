import type { Clock } from './clock';
import type { Database } from './database';
import { strong } from './export-person';
import { createActionLog } from './log';
import { listOf, scopeOf, type SameName } from './person-scope';

export interface Erased {
  /** Records of the same name that were kept. */
  left: SameName;
  /** False when somebody still reads an old state, so that the WAL could not be emptied. */
  isGoneFromDisk: boolean;
}

/**
 * Removes a person from everything, at all the doctors of the server. Visits and payments stay as numbers, of nobody: they are the
 * practice's accounts. Undefined when there is no such person.
 */
export function erasePerson(
  database: Database,
  clock: Clock,
  personId: number,
  isWithSameName: boolean,
): Erased | undefined {
  const left = database.transaction(() => {
    const found = scopeOf(database, personId, isWithSameName);
    if (!found) return undefined;
    const { scope, sameName } = found;
    const people = listOf(scope.people);
    const now = clock.now().toISOString();
    database.run(TICKETS, now, people, listOf(scope.namedTickets));
    database.run(`DELETE FROM recepts WHERE user_id ${IN}`, people);
    for (const name of scope.names) {
      database.run(
        `UPDATE payments SET payment_title = 'Platba' WHERE user_id ${IN} AND instr(payment_title, ?)`,
        people,
        name,
      );
      database.run('DELETE FROM notifications WHERE instr(content, ?) > 0', strong(name));
      // The repeat of a request is still not stored twice.
      database.run(`UPDATE kept_answers SET body = '{}' WHERE instr(body, ?) > 0`, JSON.stringify(name).slice(1, -1));
    }
    database.run(`DELETE FROM users WHERE id ${IN}`, people);
    createActionLog(database, clock).noteAction({
      action: 'cli.erased',
      session: 'cli',
      record: { kind: 'person', id: personId },
    });
    return isWithSameName ? { people: [], tickets: [] } : sameName;
  });
  return left && { left, isGoneFromDisk: forget(database) };
}

/** Nothing of what was deleted stays in a free page or in the WAL, also of what earlier programs have deleted. */
function forget(database: Database): boolean {
  database.run('VACUUM');
  return database.first<{ busy: number }>('PRAGMA wal_checkpoint(TRUNCATE)')?.busy === 0;
}

const IN = 'IN (SELECT value FROM json_each(?))';

/** A waiting one is cancelled; its number is not given again. */
const TICKETS = `UPDATE tickets SET user_id = NULL, user_alternate = NULL, event_note = NULL, exchange_number = NULL,
  exchange_doctor = NULL, handled_at = coalesce(handled_at, ?),
  status = CASE status WHEN 'waiting' THEN 'rejected' ELSE status END
  WHERE user_id ${IN} OR id ${IN}`;
