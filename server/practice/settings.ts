import type { Database } from './database';

/** A value that is created once and stored with the data, such as the socket's secret. */
export function getOrCreateSetting(database: Database, name: string, make: () => string): string {
  return database.transaction(() => {
    const known = database.first<{ value: string }>('SELECT value FROM settings WHERE name = ?', name);
    if (known) return known.value;
    const value = make();
    database.run('INSERT INTO settings (name, value) VALUES (?, ?)', name, value);
    return value;
  });
}
