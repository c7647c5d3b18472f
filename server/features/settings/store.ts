import type { Database } from '../../database/connection';

export type SettingValue = string | boolean;

/** Settings by name; only those that were ever set. */
type NamedSettings = Record<string, SettingValue>;

export interface Settings {
  settingsOf(doctorId: number): NamedSettings;
  /** Without the doctor's personal settings. */
  sharedSettingsOf(doctorId: number): NamedSettings;
  storeSetting(doctorId: number, name: string, value: SettingValue): void;
  /** Whether each colleague has their own value of this setting. Other settings belong to the practice. */
  isPersonal(name: string): boolean;
  ownSettingsOf(colleagueId: number): NamedSettings;
  storeOwnSetting(colleagueId: number, name: string, value: SettingValue): void;
}

export function createSettings(database: Database): Settings {
  const read = (table: Table, owner: Owner, id: number): NamedSettings =>
    Object.fromEntries(
      database
        .all<{ name: string; value: string }>(`SELECT name, value FROM ${table} WHERE ${owner} = ? ORDER BY name`, id)
        .map(({ name, value }) => [name, SWITCHES.get(value) ?? value]),
    );
  const store = (table: Table, owner: Owner, ...values: [id: number, name: string, value: SettingValue]) =>
    void database.run(
      `INSERT OR REPLACE INTO ${table} (${owner}, name, value) VALUES (?, ?, ?)`,
      ...values.map((value) => (typeof value === 'boolean' ? String(value) : value)),
    );
  const settingsOf = (doctorId: number) => read('doctor_settings', 'doctor_id', doctorId);
  const isPersonal = (name: string) => PERSONAL.includes(name);
  return {
    settingsOf,
    sharedSettingsOf: (doctorId) =>
      Object.fromEntries(Object.entries(settingsOf(doctorId)).filter(([name]) => !isPersonal(name))),
    storeSetting: (...setting) => store('doctor_settings', 'doctor_id', ...setting),
    isPersonal,
    ownSettingsOf: (colleagueId) => read('colleague_settings', 'colleague_id', colleagueId),
    storeOwnSetting: (...setting) => store('colleague_settings', 'colleague_id', ...setting),
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
