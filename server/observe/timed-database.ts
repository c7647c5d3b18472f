import type { Database, Value } from '../database/connection';
import type { DatabaseWork } from './metrics';

export type OnDatabaseWork = (kind: DatabaseWork, seconds: number) => void;

/** Wraps a database to measure how long each call occupies it, which blocks everything else. */
export function timedDatabase(database: Database, onWork: OnDatabaseWork): Database {
  const timed = <Result>(kind: DatabaseWork, work: () => Result): Result => {
    const startedAt = performance.now();
    try {
      return work();
    } finally {
      onWork(kind, (performance.now() - startedAt) / 1000);
    }
  };
  return {
    ...database,
    all: <Row>(sql: string, ...values: Value[]) => timed('read', () => database.all<Row>(sql, ...values)),
    // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in the database
    first: <Row>(sql: string, ...values: Value[]) => timed('read', () => database.first<Row>(sql, ...values)),
    run: (sql, ...values) => timed('write', () => database.run(sql, ...values)),
    transaction: (work) => timed('transaction', () => database.transaction(work)),
  };
}
