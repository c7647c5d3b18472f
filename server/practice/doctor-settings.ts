import type { Database } from './database';

export type SettingValue = string | boolean;

/** The texts of a doctor's profile; the picture is in `avatars`. */
export type ProfileField = 'doctor_name' | 'specialization' | 'phone' | 'about';

export interface DoctorSettings {
  /** Settings by name; only those that were ever set. */
  settingsOf(doctorId: number): Record<string, SettingValue>;
  storeSetting(doctorId: number, name: string, value: SettingValue): void;
  storeProfileField(doctorId: number, name: ProfileField, value: string | null): void;
}

export function createDoctorSettings(database: Database): DoctorSettings {
  return {
    settingsOf: (doctorId) =>
      Object.fromEntries(
        database
          .all<{ name: string; value: string }>(
            'SELECT name, value FROM doctor_settings WHERE doctor_id = ? ORDER BY name',
            doctorId,
          )
          .map(({ name, value }) => [name, settingValue(value)]),
      ),
    storeSetting(doctorId, name, value) {
      database.run(
        'INSERT OR REPLACE INTO doctor_settings (doctor_id, name, value) VALUES (?, ?, ?)',
        doctorId,
        name,
        String(value),
      );
    },
    storeProfileField(doctorId, name, value) {
      database.run(`UPDATE doctors SET ${name} = ? WHERE id = ?`, value, doctorId);
    },
  };
}

/** As it is sent; stored it is a text. */
export const settingValue = (stored: string): SettingValue => SWITCHES.get(stored) ?? stored;

/** No setting has a text by one of these names. */
const SWITCHES: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
]);
