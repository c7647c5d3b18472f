import type { Database } from '../../database/connection';
import { newTypedCode } from '../../lib/secrets';
import type { Settings } from '../settings/store';

/** Notifies the televisions with this key of a change. */
export type AnnounceDisplay = (key: string) => void;

export type Displays = ReturnType<typeof createDisplays>;

/** The televisions of a practice's waiting room. */
export function createDisplays(database: Database, settings: Settings, announce: AnnounceDisplay) {
  const versions = new Map<number, number>();
  const keyOf = (doctorId: number) =>
    database.first<{ key: string }>('SELECT key FROM display_keys WHERE doctor_id = ?', doctorId)?.key;
  const store = (doctorId: number) => {
    const key = newTypedCode(KEY_LENGTH);
    database.run('INSERT OR REPLACE INTO display_keys (doctor_id, key) VALUES (?, ?)', doctorId, key);
    return key;
  };
  const announceDisplay = (doctorId: number) => {
    versions.set(doctorId, (versions.get(doctorId) ?? 0) + 1);
    const key = keyOf(doctorId);
    if (key !== undefined) announce(key);
  };

  return {
    /** The key of the practice's televisions; created when first needed. */
    displayKeyOf: (doctorId: number) => database.transaction(() => keyOf(doctorId) ?? store(doctorId)),
    /** Replaces the key: televisions with the old key show nothing any more. */
    renewDisplayKey(doctorId: number) {
      announceDisplay(doctorId);
      return store(doctorId);
    },
    doctorIdOfDisplay: (key: string) =>
      database.first<{ doctor_id: number }>('SELECT doctor_id FROM display_keys WHERE key = ?', key)?.doctor_id,
    isDisplayOn: (doctorId: number) => settings.settingsOf(doctorId)['display'] === true,
    /** Keys of all doctors who have televisions. */
    displayKeys: () => database.all<{ key: string }>('SELECT key FROM display_keys').map(({ key }) => key),
    /** Increases with each announced change; a response made before is outdated. */
    displayVersionOf: (doctorId: number) => versions.get(doctorId) ?? 0,
    announceDisplay,
  };
}

/** A key shows how many wait, so it must be hard to guess. */
const KEY_LENGTH = 12;
