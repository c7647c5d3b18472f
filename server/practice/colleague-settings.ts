import type { Database } from './database';
import { settingValue, type SettingValue } from './doctor-settings';

/** The settings of how the panel looks and sounds: a colleague has their own. All others are the practice's. */
export const PERSONAL_SETTINGS: readonly string[] = [
  'density',
  'desktop_notices',
  'privacy',
  'shortcuts',
  'sound',
  'theme',
];

export interface ColleagueSettings {
  /** Settings by name; only those that were ever set. */
  ownSettingsOf(colleagueId: number): Record<string, SettingValue>;
  storeOwnSetting(colleagueId: number, name: string, value: SettingValue): void;
}

export function createColleagueSettings(database: Database): ColleagueSettings {
  return {
    ownSettingsOf: (colleagueId) =>
      Object.fromEntries(
        database
          .all<{ name: string; value: string }>(
            'SELECT name, value FROM colleague_settings WHERE colleague_id = ? ORDER BY name',
            colleagueId,
          )
          .map(({ name, value }) => [name, settingValue(value)]),
      ),
    storeOwnSetting(colleagueId, name, value) {
      database.run(
        'INSERT OR REPLACE INTO colleague_settings (colleague_id, name, value) VALUES (?, ?, ?)',
        colleagueId,
        name,
        String(value),
      );
    },
  };
}
