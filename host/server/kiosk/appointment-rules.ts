import type { Checked } from '../calls/field-rules';
import type { Fields } from '../calls/request-body';
import { requiredDate, requiredTime } from '../calls/time-rules';
import { APPOINTMENT_TYPES, type AppointmentType } from '../practice/appointments';
import { optionalText } from './kiosk-rules';

/** What the patient reads when somebody was faster. */
export const TIME_TAKEN = 'Tento čas už nie je voľný. Vyberte, prosím, iný.';

/** `schedule` where nothing is given. */
export function appointmentType(fields: Fields): Checked<AppointmentType> {
  const given = fields.get('type') ?? '';
  const value = given === '' ? 'schedule' : APPOINTMENT_TYPES.find((type) => type === given);
  return value ? { value } : { error: 'Vyberte druh termínu zo zoznamu.' };
}

export function chosenDay(fields: Fields, name: 'day' | 'date'): Checked<string> {
  const day = requiredDate(fields, name);
  return 'error' in day ? { error: 'Vyberte deň zo zoznamu.' } : day;
}

export function chosenTime(fields: Fields): Checked<string> {
  const time = requiredTime(fields, 'time');
  return 'error' in time ? { error: 'Vyberte čas zo zoznamu.' } : time;
}

/** Somebody who orders an appointment must be somebody by name. */
export function patientName(fields: Fields): Checked<string> {
  const name = optionalText(fields, 'name', 80);
  if ('error' in name) return name;
  return name.value === null ? { error: 'Napíšte, prosím, svoje meno.' } : { value: name.value };
}
