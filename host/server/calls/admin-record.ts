import type { SentAdmin } from '../../../src/api/contract/admin';
import type { Doctor } from '../practice/doctors';
import type { Practice } from '../practice/practice';

/** The record of the logged-in doctor, with the announcement if there is one. */
export function adminRecord(practice: Practice, doctor: Doctor): SentAdmin {
  const { id, email, doctor_name, avatar, specialization, phone, about, online_status, online_status_date } = doctor;
  const special_announcement = practice.specialAnnouncementOf(id);
  return {
    id,
    email,
    attributes: { doctor_name, avatar, specialization, phone, about, settings: practice.settingsOf(id) },
    online_status: { status: online_status, date: online_status_date },
    ...(special_announcement ? { special_announcement } : {}),
  };
}
