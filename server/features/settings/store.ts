import type { Database } from '../../database/connection';

export type SettingValue = string | boolean;

/** Settings by name; only those that were ever set. */
type NamedSettings = Record<string, SettingValue>;

export type Settings = ReturnType<typeof createSettings>;

export function createSettings(database: Database) {
  const read = (table: Table, owner: Owner, id: number): NamedSettings =>
    Object.fromEntries(
      database
        .all<{ name: string; value: string }>(`SELECT name, value FROM ${table} WHERE ${owner} = ? ORDER BY name`, id)
        .map(({ name, value }) => [name, SWITCHES.get(value) ?? value]),
    );
  const store = (table: Table, owner: Owner) => (id: number, name: string, value: SettingValue) =>
    void database.run(
      `INSERT OR REPLACE INTO ${table} (${owner}, name, value) VALUES (?, ?, ?)`,
      id,
      name,
      String(value),
    );
  const settingsOf = (doctorId: number) => read('doctor_settings', 'doctor_id', doctorId);
  /** Whether each colleague has their own value of this setting. Other settings belong to the practice. */
  const isPersonal = (name: string) => PERSONAL.includes(name);
  return {
    settingsOf,
    /** Without the doctor's personal settings. */
    sharedSettingsOf: (doctorId: number) =>
      Object.fromEntries(Object.entries(settingsOf(doctorId)).filter(([name]) => !isPersonal(name))),
    storeSetting: store('doctor_settings', 'doctor_id'),
    isPersonal,
    ownSettingsOf: (colleagueId: number) => read('colleague_settings', 'colleague_id', colleagueId),
    storeOwnSetting: store('colleague_settings', 'colleague_id'),
  };
}

type Table = 'doctor_settings' | 'colleague_settings';
type Owner = 'doctor_id' | 'colleague_id';

/** Appearance and sounds of the panel. */
const PERSONAL: readonly string[] = ['density', 'desktop_notices', 'privacy', 'shortcuts', 'sound', 'theme'];

/** Settings are stored as text; only switches have these texts. */
const SWITCHES: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);
