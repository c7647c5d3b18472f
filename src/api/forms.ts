/** What the form calls send, as the wire wants it: text trimmed, an empty optional as `null`. */
import type { RecordId } from './contract';

/** Who wants to become a doctor of the practice. */
export interface RegistrationForm {
  doctor_name: string;
  email: string;
  password: string;
  password_confirmation: string;
}

/** A row without an `id` is a new one; with an `id` of its own the whole record is changed. */
export interface OfficeHoursForm {
  id?: RecordId;
  hours_name: string;
  hours_type: string;
  /** Minutes. */
  approximate_time_on_patient: number;
  time_schedules: readonly {
    id?: RecordId;
    hours_day: string;
    hours_time_from: string;
    hours_time_to: string;
  }[];
}

/** Both ends are instants, ISO 8601 with the browser's offset. */
export interface AbsenceForm {
  absence_from: string;
  absence_to: string;
  supplier_id: RecordId | null;
  supplier_name: string | null;
}

/** Exactly one of `user_id` and `user_alternate` is set. `day` is `YYYY-MM-DD`, `time` `HH:mm`. */
export interface EventForm {
  ticket_type: 'schedule';
  ticket_value: { day: string; time: string };
  event_note: string | null;
  user_id: RecordId | null;
  user_alternate: string | null;
}

/** `expired_at` is an instant, ISO 8601 with the browser's offset. */
export interface AnnouncementForm {
  expired_at: string;
  note: string;
}
