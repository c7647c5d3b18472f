import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_FOLDER } from '../folders';
import type { Database } from './connection';

/**
 * Migrates the schema to the newest version. Throws on a file of a newer program. Foreign keys must not be enforced: recreating a table
 * would delete the rows that refer to it. Throws if a step has broken references.
 */
export function migrate(database: Database) {
  database.transaction(() => {
    const version = versionOf(database);
    if (version > STEPS.length) {
      throw new Error(newerSchema('The database', version));
    }
    if (version === STEPS.length) return;
    const brokenBefore = brokenReferences(database);
    const now = new Date().toISOString();
    for (const file of STEPS.slice(version).flat()) {
      database.exec(readFileSync(join(SERVER_FOLDER, `${file}.sql`), 'utf8').replaceAll(':now', `'${now}'`));
    }
    if (brokenReferences(database) > brokenBefore) throw new Error('A step has left references to rows that are gone.');
    database.run(`PRAGMA user_version = ${STEPS.length}`);
  });
}

const brokenReferences = (database: Database) => database.all('PRAGMA foreign_key_check').length;

export const versionOf = (database: Database) =>
  database.first<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;

/**
 * The files of each version, in order; `:now` stands for the time of the migration. A published file never changes: later changes are new
 * files.
 */
const STEPS: readonly (readonly string[])[] = [
  ['features/doctors/1-doctors', 'features/patients/1-patients', 'features/tickets/1-tickets'],
  [
    'features/profile/2-profile',
    'features/settings/2-settings',
    'features/prescriptions/2-prescriptions',
    'features/notifications/2-notifications',
    'features/payments/2-payments',
    'features/payouts/2-payouts',
  ],
  [
    'features/office-hours/3-office-hours',
    'features/absences/3-absences',
    'features/announcements/3-announcements',
    'features/appointments/3-durations',
  ],
  ['http/4-kept-answers'],
  [
    'features/account/5-sessions',
    'features/login/5-known-places',
    'features/account/5-second-factor',
    'features/setup/5-invitations',
    'features/kiosk/5-kiosk',
    'features/log/5-log',
  ],
  [
    'features/tickets/6-history',
    'features/tickets/6-order',
    'features/television/6-television',
    'features/colleagues/6-colleagues',
  ],
  ['features/calendar/7-calendar', 'features/calendar/7-calendar-feed', 'features/patients/7-notes'],
];

/** The refusal of a file of a newer program. */
export const newerSchema = (file: 'The database' | 'The backup', version: number) =>
  `${file} has schema version ${version}; this program knows versions up to ${NEWEST_VERSION}.`;

/** The schema version of this program. */
export const NEWEST_VERSION = STEPS.length;
