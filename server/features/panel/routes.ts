import { administrationInit, type SentAdmin, type SentInitialData } from '../../../src/features/practice/contract';
import type { CallRoute, Handle } from '../../http/handle';
import { jsonResponse, unauthenticated } from '../../http/responses';
import { deniedTo, isDenied, type Login } from '../../identity/logins';
import type { Stores } from '../../stores';
import type { Doctor } from '../doctors/store';
import type { KioskMode } from '../kiosk/access';

/** The stores with a panel's initial data. */
type PanelStores = Pick<
  Stores,
  'announcements' | 'clock' | 'colleagues' | 'doctors' | 'notifications' | 'payouts' | 'settings'
>;

export function panelRoutes(stores: PanelStores, handle: Handle, offers: Offers): CallRoute[] {
  return [
    handle(administrationInit, { log: { action: 'panel.opened', oncePer: 'day' }, right: 'everybody' }, (c) => {
      const session = c.get('session');
      const { doctorId } = session;
      const doctor = stores.doctors.doctorOf(doctorId);
      if (!doctor) return unauthenticated(c);
      const body: SentInitialData = {
        notifications: stores.notifications.notificationsOf(doctorId),
        payoutsQueue: isDenied(session, 'payouts') ? [] : stores.payouts.payoutsQueueOf(doctorId),
        doctors: stores.doctors
          .publicDoctors()
          .filter(({ id }) => id !== doctorId)
          .map(({ id, doctor_name }) => ({ id, attributes: { doctor_name } })),
        time_zone: stores.clock.timeZone,
        admin: adminRecord(stores, doctor, session, offers(doctorId)),
      };
      return jsonResponse(c, body);
    }),
  ];
}

/**
 * The doctor's record, with the announcement if any; for a colleague also with the colleague's own record and denied parts. `offered` are the
 * server's capabilities beyond the specification.
 */
function adminRecord(stores: PanelStores, doctor: Doctor, session: Login, offered: readonly string[]): SentAdmin {
  const { id, email, status, doctor_name, avatar, specialization, phone, about, online_status, online_status_date } =
    doctor;
  const special_announcement = stores.announcements.specialAnnouncementOf(id);
  const own = ownOf(stores, session);
  return {
    id,
    email: own ? own.email : email,
    attributes: {
      doctor_name,
      avatar,
      specialization,
      phone,
      about,
      settings: own ? { ...stores.settings.sharedSettingsOf(id), ...own.settings } : stores.settings.settingsOf(id),
      capabilities: [...offered],
      is_public: status === 'active',
      ...(own ? { colleague: own.colleague, denied: deniedTo(session) } : {}),
    },
    online_status: { status: online_status, date: online_status_date },
    ...(special_announcement ? { special_announcement } : {}),
  };
}

/** The colleague's own record, e-mail and settings; null for the doctor. */
function ownOf(stores: PanelStores, session: Login) {
  const colleague = stores.colleagues.actorOf(session);
  if (session.colleagueId === null || !colleague) return null;
  return {
    colleague,
    email: stores.colleagues.passwordOwnerOf(session)?.email ?? null,
    settings: stores.settings.ownSettingsOf(session.colleagueId),
  };
}

/** Returns the doctor's capabilities beyond the specification: `admin.attributes.capabilities`. */
export type Offers = (doctorId: number) => readonly string[];

/** All capabilities of this server. Without own sockets the server keeps no recent events. */
export function allOffers(kiosk: KioskMode, hasOwnSockets = true): Offers {
  const all = [...CAPABILITIES, ...(kiosk === 'off' ? [] : ['kiosk']), ...(hasOwnSockets ? ['recent-events'] : [])];
  return () => all;
}

/** docs/capabilities.md describes each. */
const CAPABILITIES: readonly string[] = [
  'password',
  'sessions',
  'second-factor',
  'ticket-history',
  'ticket-no-show',
  'ticket-add',
  'ticket-move',
  'waiting-marks',
  'absences',
  'announcement-remove',
  'display',
  'colleagues',
  'calendar',
  'calendar-feed',
  'patient-history',
  'patient-access-log',
];
