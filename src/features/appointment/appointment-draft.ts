import type { AppointmentValues } from './appointment-values';

/** A kept draft, if it is one of this form. */
export const appointmentDraft = (draft: unknown): AppointmentValues | undefined =>
  isValues(draft) ? draft : undefined;

const isValues = (draft: unknown): draft is AppointmentValues =>
  isObject(draft) &&
  isObject(draft['ticket_value']) &&
  isTextOrNull(draft['ticket_value']['day']) &&
  isTextOrNull(draft['ticket_value']['time']) &&
  isTextOrNull(draft['patient_type']) &&
  (isTextOrNull(draft['user_id']) || typeof draft['user_id'] === 'number') &&
  isText(draft['user_alternate']) &&
  isText(draft['event_note']);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
