import { KIOSK_LIMITS } from '../../../src/constants';
import { sql, type Database } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import type { AppointmentParts } from '../appointments/store';
import type { People } from '../patients/store';
import type { Recepts } from '../prescriptions/store';
import type { Settings } from '../settings/store';
import type { NewTicket } from '../tickets/tickets';

/** A patient's request at a device. */
interface KioskRequest {
  doctorId: number;
  /** The paired device, or the address, whose requests are counted together. */
  device: string;
  kind: 'tickets' | 'appointments' | 'recepts';
  request_id: string;
  /** Patient's name on an appointment. */
  name?: string;
}

/** `limit`: the device has used up today's requests. `held`: the device, or this name, holds the maximum of appointments. */
type KioskRefusal = 'limit' | 'held';

/** Limits by device, practice and day, so that one person at a kiosk cannot take everything. */
export function createKioskLimits(database: Database, clock: Clock, { settingsOf }: Settings) {
  const limitOf = (doctorId: number, name: keyof typeof KIOSK_LIMITS) =>
    Number(settingsOf(doctorId)[name] ?? KIOSK_LIMITS[name].usual);

  const isKnown = (requestId: string) =>
    ['tickets', 'recepts'].some(
      (table) => database.first(`SELECT id FROM ${table} WHERE request_id = ?`, requestId) !== undefined,
    );

  const countToday = ({ doctorId, kind, device }: KioskRequest) =>
    database.all(
      ...sql`SELECT id FROM kiosk_requests
        WHERE doctor_id = ${doctorId} AND date = ${clock.today()} AND kind = ${kind} AND device = ${device}`,
    ).length;

  /** Future appointments that were made at a kiosk. */
  const held = (doctorId: number) =>
    database.all<{ device: string; user_alternate: string | null }>(
      ...sql`SELECT device, user_alternate FROM kiosk_requests JOIN tickets ON tickets.id = ticket_id
        WHERE kiosk_requests.doctor_id = ${doctorId} AND status = 'waiting' AND scheduled_at > ${clock.now()}`,
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
      ...sql`INSERT INTO kiosk_requests (doctor_id, device, kind, date, ticket_id)
        VALUES (${doctorId}, ${device}, ${kind}, ${clock.today()}, ${ticketId})`,
    );
  };

  return {
    /** Whether the practice is offered at the kiosk. */
    isKioskOn: (doctorId: number) => settingsOf(doctorId)['kiosk'] !== false,
    /** Runs `add` within the limits. A repeated request id is not limited, so that the earlier record is returned. */
    withinKioskLimits: <Added extends { isNew: boolean; ticketId?: number } | string>(
      request: KioskRequest,
      add: () => Added,
    ) =>
      database.transaction((): Added | KioskRefusal => {
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

export interface ReceptRequest {
  name: string;
  medicine: string;
  note?: string | null;
  /** Requests with the same id count as one. */
  request_id: string;
}

type Parts = Pick<AppointmentParts, 'clock' | 'database' | 'notifications' | 'tickets'> & {
  people: People;
  recepts: Recepts;
};

/** Requests made by a patient: each also creates a notification. */
export function createPatientRequests({ clock, database, notifications, people, recepts, tickets }: Parts) {
  const nameOn = ({ user_id, user_alternate }: NewTicket) =>
    (user_id ? people.userById(user_id)?.fullname : undefined) ?? user_alternate ?? null;
  const momentOf = ({ date = clock.today(), time }: NewTicket) =>
    time === undefined ? null : clock.instantOf(date, time);

  return {
    /** Adds a queue ticket or an appointment. Throws RequestIdTaken when the request id belongs to a ticket of another doctor. */
    addTicketFromPatient: (doctorId: number, ticket: NewTicket) =>
      database.transaction(() => {
        const added = tickets.addTicket(doctorId, ticket);
        const { number, isNew } = added;
        const news = { type: ticket.type, number, scheduledAt: momentOf(ticket), name: nameOn(ticket) };
        if (isNew) notifications.notifyTicket(doctorId, news);
        return added;
      }),
    /**
     * Each request creates a new person of that name: a patient of the same name may be somebody else, and
     * a prescription in the wrong person's file is dangerous. Throws RequestIdTaken as above.
     */
    addReceptFromPatient: (doctorId: number, { name, medicine, note, request_id }: ReceptRequest) =>
      database.transaction(() => {
        const known = recepts.receptOfRequest(doctorId, request_id);
        if (known) return { ...known, isNew: false };
        const { id } = recepts.addRecept(doctorId, {
          user_id: people.createUser({ fullname: name }).id,
          recept_title: medicine,
          recept_note: note,
          request_id,
        });
        notifications.notifyRecept(doctorId, medicine, name);
        return { id, isNew: true };
      }),
  };
}
