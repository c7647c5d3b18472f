import type { Database } from '../../database/connection';
import { loginOf, type LoginRef } from '../../identity/logins';
import type { Clock } from '../../lib/clock';
import { hashOf } from '../../lib/secrets';

/** The origin of a login: the client's address, and the device cookie that the browser got at an earlier login. */
export interface Place {
  address: string;
  device: string | undefined;
}

export type KnownPlaces = ReturnType<typeof createKnownPlaces>;

export function createKnownPlaces(database: Database, clock: Clock) {
  const oldest = () => new Date(clock.now().getTime() - KNOWN_FOR_MS).toISOString();

  const isKnown = (email: string, hash: string) =>
    database.first(
      `SELECT 1 FROM known_places JOIN doctors ON doctors.id = doctor_id
         WHERE email = ?1 AND place_hash = ?2 AND seen_at > ?3
       UNION ALL SELECT 1 FROM colleague_places JOIN colleagues ON colleagues.id = colleague_id
         WHERE email = ?1 AND place_hash = ?2 AND seen_at > ?3`,
      email,
      hash,
      oldest(),
    ) !== undefined;

  return {
    /** Whether earlier logins to this account came from this device or address; `stranger` also for an unknown e-mail. */
    familiarityOf(email: string, { address, device }: Place) {
      if (device !== undefined && isKnown(email, deviceHash(device))) return 'device';
      return isKnown(email, addressHash(address)) ? 'address' : 'stranger';
    },
    /** Whether anybody has logged in on this device: the users of one computer share its cookie. */
    isKnownDevice: (device: string) =>
      database.first(
        `SELECT 1 FROM known_places WHERE place_hash = ?1 AND seen_at > ?2
           UNION ALL SELECT 1 FROM colleague_places WHERE place_hash = ?1 AND seen_at > ?2`,
        deviceHash(device),
        oldest(),
      ) !== undefined,
    /** Records a login. */
    addPlace(login: LoginRef, { address, device }: Place) {
      const { table, owner, id } = tableOf(login);
      const hashes = [addressHash(address), ...(device === undefined ? [] : [deviceHash(device)])];
      const insert = `INSERT OR REPLACE INTO ${table} (${owner}, place_hash, seen_at) VALUES (?, ?, ?)`;
      database.transaction(() => {
        database.run(`DELETE FROM ${table} WHERE seen_at <= ?`, oldest());
        for (const hash of hashes) database.run(insert, id, hash, clock.now().toISOString());
      });
    },
    /** Forgets all places of a login. */
    forgetPlaces(login: LoginRef) {
      const { table, owner, id } = tableOf(login);
      database.run(`DELETE FROM ${table} WHERE ${owner} = ?`, id);
    },
  };
}

function tableOf(login: LoginRef) {
  const { doctorId, colleagueId } = loginOf(login);
  return colleagueId === null
    ? ({ table: 'known_places', owner: 'doctor_id', id: doctorId } as const)
    : ({ table: 'colleague_places', owner: 'colleague_id', id: colleagueId } as const);
}

/** 90 days. */
const KNOWN_FOR_MS = 90 * 24 * 60 * 60 * 1000;

const deviceHash = (device: string) => hashOf(`device ${device}`);
const addressHash = (address: string) => hashOf(`address ${address}`);
