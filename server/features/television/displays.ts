import { randomInt } from 'node:crypto';
import type { Database } from '../../database/connection';
import type { Settings } from '../settings/store';

/** Notifies the televisions with this key of a change. */
export type AnnounceDisplay = (key: string) => void;

/** The televisions of a practice's waiting room. */
export interface Displays {
  /** The key of the practice's televisions; created when first needed. */
  displayKeyOf(doctorId: number): string;
  /** Replaces the key: televisions with the old key show nothing any more. */
  renewDisplayKey(doctorId: number): string;
  doctorIdOfDisplay(key: string): number | undefined;
  isDisplayOn(doctorId: number): boolean;
  /** Keys of all doctors who have televisions. */
  displayKeys(): string[];
  /** Increases with each announced change; a response made before is outdated. */
  displayVersionOf(doctorId: number): number;
  announceDisplay(doctorId: number): void;
}

export function createDisplays(
  database: Database,
  settings: Pick<Settings, 'settingsOf'>,
  announce: AnnounceDisplay,
): Displays {
  const versions = new Map<number, number>();
  const keyOf = (doctorId: number) =>
    database.first<{ key: string }>('SELECT key FROM display_keys WHERE doctor_id = ?', doctorId)?.key;
  const store = (doctorId: number) => {
    const key = Array.from({ length: KEY_LENGTH }, () => KEY_LETTERS[randomInt(KEY_LETTERS.length)]).join('');
    database.run('INSERT OR REPLACE INTO display_keys (doctor_id, key) VALUES (?, ?)', doctorId, key);
    return key;
  };
  const announceDisplay = (doctorId: number) => {
    versions.set(doctorId, (versions.get(doctorId) ?? 0) + 1);
    const key = keyOf(doctorId);
    if (key !== undefined) announce(key);
  };

  return {
    displayKeyOf: (doctorId) => database.transaction(() => keyOf(doctorId) ?? store(doctorId)),
    renewDisplayKey(doctorId) {
      announceDisplay(doctorId);
      return store(doctorId);
    },
    doctorIdOfDisplay: (key) =>
      database.first<{ doctor_id: number }>('SELECT doctor_id FROM display_keys WHERE key = ?', key)?.doctor_id,
    isDisplayOn: (doctorId) => settings.settingsOf(doctorId)['display'] === true,
    displayKeys: () => database.all<{ key: string }>('SELECT key FROM display_keys').map(({ key }) => key),
    displayVersionOf: (doctorId) => versions.get(doctorId) ?? 0,
    announceDisplay,
  };
}

/** Keys are typed: no vowels and no lookalikes. A key shows how many wait, so it must be hard to guess: 27 ^ 12 keys. */
const KEY_LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ';
const KEY_LENGTH = 12;
