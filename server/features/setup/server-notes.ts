import type { Database } from '../../database/connection';

export const registrationModes = ['closed', 'invitation', 'open'] as const;
/** `open`: anybody may register, and waits for approval. `invitation`: only with a link. `closed`: neither. */
export type RegistrationMode = (typeof registrationModes)[number];

/** Options of the running server, stored for the command line, which has another environment. */
export function createServerNotes(database: Database) {
  const read = (name: string) =>
    database.first<{ value: string }>('SELECT value FROM settings WHERE name = ?', name)?.value;
  const write = (name: string, value: string) => {
    if (read(name) !== value) database.run('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)', name, value);
  };
  return {
    recordServer({ url, registration }: { url: string; registration: RegistrationMode }) {
      write('url', url);
      write('registration', registration);
    },
    /** The address by which browsers reach the server; undefined before its first start. */
    recordedUrl: () => read('url'),
    recordedRegistration: () => read('registration'),
  };
}
