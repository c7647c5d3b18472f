import type { SentKiosk, SentKioskCode } from '../../../src/features/kiosk/contract';
import { type Database, sql } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import { hashOf, newToken, newTypedCode } from '../../lib/secrets';

/** The paired devices, such as tablets in waiting rooms, and the codes that pair them: at most one open code for each doctor. */
export function createKioskDevices(database: Database, clock: Clock) {
  const deviceIdOf = (key: string) =>
    database.first<{ id: number }>('SELECT id FROM kiosk_devices WHERE key_hash = ?', hashOf(key))?.id;

  const newDevice = () => {
    const key = newToken();
    return { key, id: database.run('INSERT INTO kiosk_devices (key_hash) VALUES (?)', hashOf(key)).id };
  };

  return {
    /** Creates a code that pairs one device within the next minutes, and replaces the doctor's previous code. */
    createKioskCode(doctorId: number, deviceName: string): SentKioskCode {
      const code = newTypedCode(CODE_LENGTH);
      const expires_at = new Date(clock.now().getTime() + CODE_LIFETIME_MS).toISOString();
      database.transaction(() => {
        database.run(...sql`DELETE FROM kiosk_codes WHERE expires_at <= ${clock.now()}`);
        database.run(
          ...sql`INSERT OR REPLACE INTO kiosk_codes (doctor_id, code_hash, device_name, expires_at)
            VALUES (${doctorId}, ${hashOf(code)}, ${deviceName}, ${expires_at})`,
        );
      });
      return { code, expires_at };
    },
    /** Null when the code is wrong, used or expired. A device with a known key keeps it; others get a new key. */
    pairKiosk: (code: string, key: string | undefined) =>
      database.transaction(() => {
        const used = useCode(database, clock, code);
        if (!used) return null;
        const knownId = key === undefined ? undefined : deviceIdOf(key);
        const device = key !== undefined && knownId !== undefined ? { key, id: knownId } : newDevice();
        const now = clock.now();
        database.run(
          ...sql`INSERT OR REPLACE INTO kiosk_pairings (device_id, doctor_id, name, paired_at, used_at)
            VALUES (${device.id}, ${used.doctor_id}, ${used.device_name}, ${now}, ${now})`,
        );
        return { doctorId: used.doctor_id, key: device.key };
      }),
    /** A device with the doctors with whom it is paired; undefined for an unknown key. Records that the device is in use. */
    kioskDeviceOf(key: string) {
      const id = deviceIdOf(key);
      if (id === undefined) return undefined;
      const rows = database.all<{ doctor_id: number; used_at: string }>(
        'SELECT doctor_id, used_at FROM kiosk_pairings WHERE device_id = ?',
        id,
      );
      const now = clock.now();
      if (rows.some(({ used_at }) => Math.abs(now.getTime() - Date.parse(used_at)) >= USE_INTERVAL_MS)) {
        database.run(...sql`UPDATE kiosk_pairings SET used_at = ${now} WHERE device_id = ${id}`);
      }
      return { id, doctorIds: new Set(rows.map(({ doctor_id }) => doctor_id)) };
    },
    kioskOf(doctorId: number): Omit<SentKiosk, 'is_open' | 'limits'> {
      const code = database.first<{ expires_at: string }>(
        ...sql`SELECT expires_at FROM kiosk_codes WHERE doctor_id = ${doctorId} AND expires_at > ${clock.now()}`,
      );
      const devices = database.all<SentKiosk['devices'][number]>(
        'SELECT id, name, paired_at, used_at FROM kiosk_pairings WHERE doctor_id = ? ORDER BY id',
        doctorId,
      );
      return { code_expires_at: code?.expires_at ?? null, devices };
    },
    /** Unpairs a device from the practice; false when the doctor has no such device. */
    removeKioskDevice: (doctorId: number, pairingId: number) =>
      database.transaction(() => {
        const own = 'FROM kiosk_pairings WHERE id = ? AND doctor_id = ?';
        const { changes } = database.run(`DELETE ${own}`, pairingId, doctorId);
        database.run('DELETE FROM kiosk_devices WHERE id NOT IN (SELECT device_id FROM kiosk_pairings)');
        return changes > 0;
      }),
  };
}

/** Redeems a code, which works once. */
function useCode(database: Database, clock: Clock, code: string) {
  const hash = hashOf(normalisedCode(code));
  const row = database.first<{ doctor_id: number; device_name: string }>(
    ...sql`SELECT doctor_id, device_name FROM kiosk_codes WHERE code_hash = ${hash} AND expires_at > ${clock.now()}`,
  );
  if (row) database.run('DELETE FROM kiosk_codes WHERE code_hash = ?', hash);
  return row;
}

/** Accepts codes typed in lower case and in groups. */
const normalisedCode = (code: string) =>
  code
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

const CODE_LENGTH = 8;
const CODE_LIFETIME_MS = 10 * 60_000;

/** Precision of „last used“, so that not every call writes. */
const USE_INTERVAL_MS = 60_000;
