import type { SentAdmin } from '../../src/api/contract/admin';
import { PERSONAL_SETTINGS } from '../practice/colleague-settings';
import type { Doctor } from '../practice/doctors';
import type { Practice } from '../practice/practice';
import type { Login } from '../practice/logins';
import { deniedTo } from './colleague-rights';

export interface AdminRecordOptions {
  /** The server's capabilities beyond the specification. */
  offered: readonly string[];
  session: Login;
}

/** The record of the doctor, with the announcement if there is one; for a colleague with who is logged in, and what they may not. */
export function adminRecord(practice: Practice, doctor: Doctor, { offered, session }: AdminRecordOptions): SentAdmin {
  const { id, email, status, doctor_name, avatar, specialization, phone, about, online_status, online_status_date } =
    doctor;
  const special_announcement = practice.specialAnnouncementOf(id);
  const own = ownOf(practice, session);
  return {
    id,
    email: own ? own.email : email,
    attributes: {
      doctor_name,
      avatar,
      specialization,
      phone,
      about,
      settings: { ...practiceSettings(practice, id, own !== null), ...own?.settings },
      capabilities: [...offered],
      is_public: status === 'active',
      ...(own ? { colleague: own.colleague, denied: deniedTo(session) } : {}),
    },
    online_status: { status: online_status, date: online_status_date },
    ...(special_announcement ? { special_announcement } : {}),
  };
}

/** The colleague's own record, e-mail and settings; null for the doctor. */
function ownOf(practice: Practice, session: Login) {
  const colleague = practice.actorOf(session);
  if (session.colleagueId === null || !colleague) return null;
  return {
    colleague,
    email: practice.passwordOwnerOf(session)?.email ?? null,
    settings: practice.ownSettingsOf(session.colleagueId),
  };
}

/** How the doctor's panel looks and sounds is nothing to a colleague. */
function practiceSettings(practice: Practice, doctorId: number, isForColleague: boolean) {
  const all = practice.settingsOf(doctorId);
  if (!isForColleague) return all;
  return Object.fromEntries(Object.entries(all).filter(([name]) => !PERSONAL_SETTINGS.includes(name)));
}
