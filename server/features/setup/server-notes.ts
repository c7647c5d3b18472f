import type { Database } from '../../database/connection';

export const registrationModes = ['closed', 'invitation', 'open'] as const;
/** `open`: anybody may register, and waits for approval. `invitation`: only with a link. `closed`: neither. */
export type RegistrationMode = (typeof registrationModes)[number];

/** Options of the running server, stored for the command line, which has another environment. */
export interface ServerNotes {
  recordServer(server: { url: string; registration: RegistrationMode }): void;
  /** The address by which browsers reach the server; undefined before its first start. */
  recordedUrl(): string | undefined;
  recordedRegistration(): string | undefined;
}

export function createServerNotes(database: Database): ServerNotes {
  const read = (name: string) =>
    database.first<{ value: string }>('SELECT value FROM settings WHERE name = ?', name)?.value;
  const write = (name: string, value: string) => {
    if (read(name) !== value) database.run('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)', name, value);
  };
  return {
    recordServer({ url, registration }) {
      write('url', url);
      write('registration', registration);
    },
    recordedUrl: () => read('url'),
    recordedRegistration: () => read('registration'),
  };
}
