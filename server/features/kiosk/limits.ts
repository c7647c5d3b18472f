import { KIOSK_LIMITS } from '../../../src/constants';
import type { Database } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import type { Settings } from '../settings/store';

/** A patient's request at a device. */
export interface KioskRequest {
  doctorId: number;
  /** The paired device, or the address, whose requests are counted together. */
  device: string;
  kind: 'tickets' | 'appointments' | 'recepts';
  request_id: string;
  /** Patient's name on an appointment. */
  name?: string;
}

/** `limit`: the device has used up today's requests. `held`: the device, or this name, holds the maximum of appointments. */
export type KioskRefusal = 'limit' | 'held';

export interface KioskLimits {
  /** Whether the practice is offered at the kiosk. */
  isKioskOn(doctorId: number): boolean;
  /** Runs `add` within the limits. A repeated request id is not limited, so that the earlier record is returned. */
  withinKioskLimits<Added extends { isNew: boolean; ticketId?: number } | string>(
    request: KioskRequest,
    add: () => Added,
  ): Added | KioskRefusal;
}

/** Limits by device, practice and day, so that one person at a kiosk cannot take everything. */
export function createKioskLimits(
  database: Database,
  clock: Clock,
  { settingsOf }: Pick<Settings, 'settingsOf'>,
): KioskLimits {
  const limitOf = (doctorId: number, name: keyof typeof KIOSK_LIMITS) =>
    Number(settingsOf(doctorId)[name] ?? KIOSK_LIMITS[name].usual);

  const isKnown = (requestId: string) =>
    ['tickets', 'recepts'].some(
      (table) => database.first(`SELECT id FROM ${table} WHERE request_id = ?`, requestId) !== undefined,
    );

  const countToday = ({ doctorId, kind, device }: KioskRequest) =>
    database.all(
      'SELECT id FROM kiosk_requests WHERE doctor_id = ? AND date = ? AND kind = ? AND device = ?',
      doctorId,
      clock.today(),
      kind,
      device,
    ).length;

  /** Future appointments that were made at a kiosk. */
  const held = (doctorId: number) =>
    database.all<{ device: string; user_alternate: string | null }>(
      `SELECT device, user_alternate FROM kiosk_requests JOIN tickets ON tickets.id = ticket_id
         WHERE kiosk_requests.doctor_id = ? AND status = 'waiting' AND scheduled_at > ?`,
      doctorId,
      clock.now().toISOString(),
    );

  const refusalOf = (request: KioskRequest): KioskRefusal | undefined => {
    const { doctorId, kind, device, name = '' } = request;
    if (countToday(request) >= limitOf(doctorId, `kiosk_${kind}`)) return 'limit';
    if (kind !== 'appointments') return undefined;
    const all = held(doctorId);
    const ofDevice = all.filter((each) => sharedBy(each.device) === sharedBy(device));
    const ofName = all.filter(({ user_alternate }) => lettersOf(user_alternate ?? '') === lettersOf(name));
    return ofDevice.length >= limitOf(doctorId, 'kiosk_held') || ofName.length >= HELD_BY_NAME ? 'held' : undefined;
  };

  const record = ({ doctorId, device, kind }: KioskRequest, ticketId: number | undefined) => {
    const oldest = new Date(clock.now().getTime() - KEPT_MS);
    database.run('DELETE FROM kiosk_requests WHERE doctor_id = ? AND date < ?', doctorId, clock.dateOf(oldest));
    database.run(
      'INSERT INTO kiosk_requests (doctor_id, device, kind, date, ticket_id) VALUES (?, ?, ?, ?, ?)',
      doctorId,
      device,
      kind,
      clock.today(),
      ticketId ?? null,
    );
  };

  return {
    isKioskOn: (doctorId) => settingsOf(doctorId)['kiosk'] !== false,
    withinKioskLimits: (request, add) =>
      database.transaction(() => {
        const refusal = isKnown(request.request_id) ? undefined : refusalOf(request);
        if (refusal) return refusal;
        const added = add();
        if (typeof added !== 'string' && added.isNew) record(request, added.ticketId);
        return added;
      }),
  };
}

/** All unpaired devices share one limit of held appointments: addresses are too easily changed. */
const sharedBy = (device: string) => (device.startsWith(UNPAIRED) ? UNPAIRED : device);

/** Prefix of an unpaired device, followed by the hash of its address. */
export const UNPAIRED = 'address ';

/** A name's letters, sorted, so that case, accents, order and spaces make no difference. */
const lettersOf = (name: string) =>
  Array.from(name.normalize('NFKD').replace(/\P{L}/gu, '').toLowerCase()).sort().join('');

/** Maximum of coming appointments for one name, made at the kiosks of a practice. */
const HELD_BY_NAME = 3;

/** Longer than the 60 days for which appointments can be made. */
const KEPT_MS = 61 * 24 * 60 * 60 * 1000;
