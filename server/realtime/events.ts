import type { ColleagueActor } from '../../src/features/colleagues/actor.contract';
import type { Login } from '../identity/logins';

/** The payload of an event: who made the change and, if a ticket has left the waiting room, which and how. Never patient data. */
interface EventDetails {
  by: ColleagueActor;
  ticket?: number;
  done?: TicketDone;
  /** ISO 8601. */
  at: string;
}

export type TicketDone = 'served' | 'cancelled' | 'missed';

/** Makes a doctor's open panels reload; `exceptSocketId` is the panel that made the change. */
export type Announce = (doctorId: number, action: string, exceptSocketId?: string, details?: EventDetails) => void;

/** Sockets that are not notified of a change: one, or (`isSilent`) all. */
export interface AnnounceOptions {
  exceptSocketId?: string | undefined;
  isSilent?: boolean;
  /** The login that made the change. */
  by?: Login | undefined;
}

/** The events' names, which tell panels what to reload. */
export const ACTIONS = [
  'update-waiting-tickets',
  'update-admin-recepts',
  'update-admin-notifications',
  'update-patient-history',
] as const;
export type Action = (typeof ACTIONS)[number];

/** A ticket that the change removed from the waiting room. */
type Departure = Pick<EventDetails, 'ticket' | 'done'>;

export type AnnounceChange = (
  doctorId: number,
  action: Action,
  options?: AnnounceOptions,
  departure?: Departure,
) => void;

interface EventsOptions {
  announce: Announce;
  actorOf(login: Login): ColleagueActor | undefined;
  now(): Date;
}

export function createEvents({ announce, actorOf, now }: EventsOptions) {
  /** Call inside the transaction of the change; `announce` must defer until the commit. */
  const announceChange: AnnounceChange = (doctorId, action, options = {}, departure = {}) => {
    const { exceptSocketId, isSilent = false, by } = options;
    if (isSilent) return;
    const actor = by && actorOf(by);
    announce(doctorId, action, exceptSocketId, actor && { by: actor, ...departure, at: now().toISOString() });
  };
  return { announce, announceChange };
}
