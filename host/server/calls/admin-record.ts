import type { Doctor } from '../practice/doctors';
import type { Practice } from '../practice/practice';

/** The logged-in doctor, as the wire knows them. */
export function adminRecord(practice: Practice, doctor: Doctor) {
  const { id, email, doctor_name, avatar, specialization, phone, about, online_status } = doctor;
  return {
    id,
    email,
    attributes: { doctor_name, avatar, specialization, phone, about, settings: practice.settingsOf(id) },
    online_status: { status: online_status },
  };
}
