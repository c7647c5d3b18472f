import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { SentKiosk, SentKioskCode } from '../../../src/features/kiosk/contract';
import type { Database } from '../../database/connection';
import type { Clock } from '../../lib/clock';

/** A tablet in a waiting room, with the doctors of the practices that it is paired with. */
export interface KioskDevice {
  id: number;
  doctorIds: ReadonlySet<number>;
}

export interface KioskDevices {
  /** A code by which one device is paired within the next minutes. It replaces the doctor's last one. */
  createKioskCode(doctorId: number, deviceName: string): SentKioskCode;
  /** Null when the code is wrong, used or too old. A device that has a key keeps it; otherwise it gets a new one. */
  pairKiosk(code: string, key: string | undefined): { doctorId: number; key: string } | null;
  /** Undefined for a key that is unknown, or of a device that no practice has any more. Notes that it is in use. */
  kioskDeviceOf(key: string): KioskDevice | undefined;
  kioskOf(doctorId: number): Omit<SentKiosk, 'is_open' | 'limits'>;
  /** Whether the doctor had such a device. From now on it does not reach the practice. */
  removeKioskDevice(doctorId: number, pairingId: number): boolean;
}

/** The database holds only SHA-256 of codes and keys, so a stolen file is no kiosk. */
export function createKioskDevices(database: Database, clock: Clock): KioskDevices {
  const nowText = () => clock.now().toISOString();

  const deviceIdOf = (key: string) =>
    database.first<{ id: number }>('SELECT id FROM kiosk_devices WHERE key_hash = ?', hashOf(key))?.id;

  const newDevice = () => {
    const key = randomBytes(32).toString('base64url');
    return { key, id: database.run('INSERT INTO kiosk_devices (key_hash) VALUES (?)', hashOf(key)).id };
  };

  /** The doctor of the code, which is good for once. */
  const useCode = (code: string) => {
    const hash = hashOf(normalisedCode(code));
    const row = database.first<{ doctor_id: number; device_name: string }>(
      'SELECT doctor_id, device_name FROM kiosk_codes WHERE code_hash = ? AND expires_at > ?',
      hash,
      nowText(),
    );
    if (row) database.run('DELETE FROM kiosk_codes WHERE code_hash = ?', hash);
    return row;
  };

  return {
    createKioskCode(doctorId, deviceName) {
      const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
      const expires_at = new Date(clock.now().getTime() + CODE_LIFETIME_MS).toISOString();
      database.transaction(() => {
        database.run('DELETE FROM kiosk_codes WHERE expires_at <= ?', nowText());
        database.run(
          'INSERT OR REPLACE INTO kiosk_codes (doctor_id, code_hash, device_name, expires_at) VALUES (?, ?, ?, ?)',
          doctorId,
          hashOf(code),
          deviceName,
          expires_at,
        );
      });
      return { code, expires_at };
    },
    pairKiosk: (code, key) =>
      database.transaction(() => {
        const used = useCode(code);
        if (!used) return null;
        const knownId = key === undefined ? undefined : deviceIdOf(key);
        const device = key !== undefined && knownId !== undefined ? { key, id: knownId } : newDevice();
        database.run(
          `INSERT OR REPLACE INTO kiosk_pairings (device_id, doctor_id, name, paired_at, used_at)
             VALUES (?, ?, ?, ?, ?)`,
          device.id,
          used.doctor_id,
          used.device_name,
          nowText(),
          nowText(),
        );
        return { doctorId: used.doctor_id, key: device.key };
      }),
    kioskDeviceOf(key) {
      const id = deviceIdOf(key);
      if (id === undefined) return undefined;
      const rows = database.all<{ doctor_id: number; used_at: string }>(
        'SELECT doctor_id, used_at FROM kiosk_pairings WHERE device_id = ?',
        id,
      );
      const now = clock.now().getTime();
      if (rows.some(({ used_at }) => Math.abs(now - Date.parse(used_at)) >= USE_NOTED_MS)) {
        database.run('UPDATE kiosk_pairings SET used_at = ? WHERE device_id = ?', nowText(), id);
      }
      return { id, doctorIds: new Set(rows.map(({ doctor_id }) => doctor_id)) };
    },
    kioskOf(doctorId) {
      const code = database.first<{ expires_at: string }>(
        'SELECT expires_at FROM kiosk_codes WHERE doctor_id = ? AND expires_at > ?',
        doctorId,
        nowText(),
      );
      const devices = database.all<SentKiosk['devices'][number]>(
        'SELECT id, name, paired_at, used_at FROM kiosk_pairings WHERE doctor_id = ? ORDER BY id',
        doctorId,
      );
      return { code_expires_at: code?.expires_at ?? null, devices };
    },
    removeKioskDevice: (doctorId, pairingId) =>
      database.transaction(() => {
        const own = 'FROM kiosk_pairings WHERE id = ? AND doctor_id = ?';
        const { changes } = database.run(`DELETE ${own}`, pairingId, doctorId);
        database.run('DELETE FROM kiosk_devices WHERE id NOT IN (SELECT device_id FROM kiosk_pairings)');
        return changes > 0;
      }),
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** As somebody types it from a screen: in either case, in groups. */
const normalisedCode = (code: string) =>
  code
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

/** No vowels, so that no word comes of it, and nothing that looks like something else: 27 ^ 8 codes. */
const CODE_LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ';
const CODE_LENGTH = 8;
const CODE_LIFETIME_MS = 10 * 60_000;

/** „Last used“ is as exact as this, so that not every call writes. */
const USE_NOTED_MS = 60_000;
