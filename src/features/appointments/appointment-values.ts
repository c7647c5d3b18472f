import type { RecordId } from '../../api/contract/fields';
import type { AppointmentType } from '../office-hours/contract';
import type { AppointmentRequest } from './contract';

/** The form's values. Day and time are local to the practice: texts, never instants. */
export interface AppointmentValues {
  ticket_type: AppointmentType;
  /** `YYYY-MM-DD` and `HH:mm`. */
  ticket_value: { day: string | null; time: string | null };
  /** `null`: the length that the office hours give each patient. Offered only with the capability `calendar`. */
  duration_minutes: number | null;
  patient_type: string | null;
  user_id: RecordId | null;
  user_alternate: string;
  event_note: string;
}

declare module '../../state/forms/drafts' {
  interface DraftValues {
    appointment: AppointmentValues;
  }
}

export const FROM_LIST = 'from_patient_list';
export const OTHER = 'other';

/** Most appointments are for a patient of the list. */
export const emptyAppointment: AppointmentValues = {
  ticket_type: 'schedule',
  ticket_value: { day: null, time: null },
  duration_minutes: null,
  patient_type: FROM_LIST,
  user_id: null,
  user_alternate: '',
  event_note: '',
};

/** Whether a draft belongs to this patient: input for another patient must not be booked for this one. */
export const isDraftFor = (patientId: RecordId, draft: AppointmentValues): boolean =>
  draft.patient_type === FROM_LIST && draft.user_id === patientId;

/** The request of valid values, with the person of the chosen type only. */
export function appointmentRequest(values: AppointmentValues): AppointmentRequest {
  const { ticket_type, ticket_value, duration_minutes, patient_type, user_id, user_alternate, event_note } = values;
  return {
    ticket_type,
    ticket_value: { day: ticket_value.day ?? '', time: ticket_value.time ?? '' },
    event_note: event_note.trim() || null,
    user_id: patient_type === FROM_LIST ? user_id : null,
    user_alternate: patient_type === OTHER ? user_alternate.trim() || null : null,
    ...(duration_minutes === null ? {} : { duration_minutes }),
  };
}
