import { randomBytes } from 'node:crypto';
import type { SentKiosk, SentKioskCode } from '../../../src/features/kiosk/contract';
import type { Database } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import { createKioskCodes, hashOf } from './codes';

/** A tablet in a waiting room, with the doctors with whom it is paired. */
export interface KioskDevice {
  id: number;
  doctorIds: ReadonlySet<number>;
}

export interface KioskDevices {
  /** Creates a code that pairs one device within the next minutes, and replaces the doctor's previous code. */
  createKioskCode(doctorId: number, deviceName: string): SentKioskCode;
  /** Null when the code is wrong, used or expired. A device with a known key keeps it; others get a new key. */
  pairKiosk(code: string, key: string | undefined): { doctorId: number; key: string } | null;
  /** Undefined for an unknown key, or for a device without any practice. Records that the device is in use. */
  kioskDeviceOf(key: string): KioskDevice | undefined;
  kioskOf(doctorId: number): Omit<SentKiosk, 'is_open' | 'limits'>;
  /** Unpairs a device from the practice; false when the doctor has no such device. */
  removeKioskDevice(doctorId: number, pairingId: number): boolean;
}

/** The database stores only SHA-256 hashes of codes and keys, so a stolen file gives no access. */
export function createKioskDevices(database: Database, clock: Clock): KioskDevices {
  const nowText = () => clock.now().toISOString();
  const codes = createKioskCodes(database, clock);

  const deviceIdOf = (key: string) =>
    database.first<{ id: number }>('SELECT id FROM kiosk_devices WHERE key_hash = ?', hashOf(key))?.id;

  const newDevice = () => {
    const key = randomBytes(32).toString('base64url');
    return { key, id: database.run('INSERT INTO kiosk_devices (key_hash) VALUES (?)', hashOf(key)).id };
  };

  return {
    createKioskCode: codes.create,
    pairKiosk: (code, key) =>
      database.transaction(() => {
        const used = codes.use(code);
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
      if (rows.some(({ used_at }) => Math.abs(now - Date.parse(used_at)) >= USE_INTERVAL_MS)) {
        database.run('UPDATE kiosk_pairings SET used_at = ? WHERE device_id = ?', nowText(), id);
      }
      return { id, doctorIds: new Set(rows.map(({ doctor_id }) => doctor_id)) };
    },
    kioskOf(doctorId) {
      const devices = database.all<SentKiosk['devices'][number]>(
        'SELECT id, name, paired_at, used_at FROM kiosk_pairings WHERE doctor_id = ? ORDER BY id',
        doctorId,
      );
      return { code_expires_at: codes.expiryOf(doctorId), devices };
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

/** Precision of „last used“, so that not every call writes. */
const USE_INTERVAL_MS = 60_000;
