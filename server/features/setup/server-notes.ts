import type { Database } from '../../database/connection';

export const registrationModes = ['closed', 'invitation', 'open'] as const;
/** `open`: anybody may register, and waits for approval. `invitation`: whoever has a link. `closed`: neither. */
export type RegistrationMode = (typeof registrationModes)[number];

/** How the server runs, noted for the command line, which is started with another environment. */
export interface ServerNotes {
  noteServer(server: { url: string; registration: RegistrationMode }): void;
  /** The address by which browsers reach the server; undefined before its first start. */
  notedUrl(): string | undefined;
  notedRegistration(): string | undefined;
}

export function createServerNotes(database: Database): ServerNotes {
  const read = (name: string) =>
    database.first<{ value: string }>('SELECT value FROM settings WHERE name = ?', name)?.value;
  const write = (name: string, value: string) => {
    if (read(name) !== value) database.run('INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)', name, value);
  };
  return {
    noteServer({ url, registration }) {
      write('url', url);
      write('registration', registration);
    },
    notedUrl: () => read('url'),
    notedRegistration: () => read('registration'),
  };
}
