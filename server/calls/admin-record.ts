import type { SentAdmin } from '../../src/api/contract/admin';
import type { Doctor } from '../practice/doctors';
import type { Stores } from '../stores';
import type { Login } from '../practice/logins';
import { deniedTo } from './colleague-rights';

export interface AdminRecordOptions {
  /** The server's capabilities beyond the specification. */
  offered: readonly string[];
  session: Login;
}

/** The record of the doctor, with the announcement if there is one; for a colleague with who is logged in, and what they may not. */
export function adminRecord(
  stores: Pick<Stores, 'announcements' | 'colleagues' | 'settings'>,
  doctor: Doctor,
  { offered, session }: AdminRecordOptions,
): SentAdmin {
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
function ownOf(stores: Pick<Stores, 'colleagues' | 'settings'>, session: Login) {
  const colleague = stores.colleagues.actorOf(session);
  if (session.colleagueId === null || !colleague) return null;
  return {
    colleague,
    email: stores.colleagues.passwordOwnerOf(session)?.email ?? null,
    settings: stores.settings.ownSettingsOf(session.colleagueId),
  };
}
