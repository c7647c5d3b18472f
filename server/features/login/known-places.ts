import { createHash } from 'node:crypto';
import type { Database } from '../../database/connection';
import { loginOf, type LoginRef } from '../../identity/logins';
import type { Clock } from '../../lib/clock';

/** The origin of a login: the client's address, and the device cookie that the browser got at an earlier login. */
export interface Place {
  address: string;
  device: string | undefined;
}

export interface KnownPlaces {
  /** Whether earlier logins to this account came from this device or address; `stranger` also for an unknown e-mail. */
  familiarityOf(email: string, place: Place): 'device' | 'address' | 'stranger';
  /** Whether anybody has logged in on this device: the users of one computer share its cookie. */
  isKnownDevice(device: string): boolean;
  /** Records a login. */
  addPlace(login: LoginRef, place: Place): void;
  /** Forgets all places of a login. */
  forgetPlaces(login: LoginRef): void;
}

export function createKnownPlaces(database: Database, clock: Clock): KnownPlaces {
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
    familiarityOf(email, { address, device }) {
      if (device !== undefined && isKnown(email, hashOf('device', device))) return 'device';
      return isKnown(email, hashOf('address', address)) ? 'address' : 'stranger';
    },
    isKnownDevice: (device) =>
      database.first(
        `SELECT 1 FROM known_places WHERE place_hash = ?1 AND seen_at > ?2
           UNION ALL SELECT 1 FROM colleague_places WHERE place_hash = ?1 AND seen_at > ?2`,
        hashOf('device', device),
        oldest(),
      ) !== undefined,
    addPlace(login, { address, device }) {
      const { table, owner, id } = tableOf(login);
      const hashes = [hashOf('address', address), ...(device === undefined ? [] : [hashOf('device', device)])];
      database.transaction(() => {
        database.run(`DELETE FROM ${table} WHERE seen_at <= ?`, oldest());
        for (const hash of hashes) {
          database.run(
            `INSERT OR REPLACE INTO ${table} (${owner}, place_hash, seen_at) VALUES (?, ?, ?)`,
            id,
            hash,
            clock.now().toISOString(),
          );
        }
      });
    },
    forgetPlaces(login) {
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

const hashOf = (kind: string, value: string) => createHash('sha256').update(`${kind} ${value}`).digest('hex');
