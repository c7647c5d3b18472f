import * as v from 'valibot';
import { NOTE_MAX_LENGTH } from '../../constants';
import { appointmentTypes } from './office-hours';
import { choice, day, nested, optionalInteger, optionalInput, rule, time, type Complete } from './request-fields';

/** `POST /api/event-add`: an appointment for a patient of the list, for a person by name, or without either. */
export const appointmentRequestSchema = v.pipe(
  v.object({
    ticket_type: choice(appointmentTypes),
    ticket_value: v.optional(nested({ day, time }), { day: '', time: '' }),
    event_note: optionalInput(NOTE_MAX_LENGTH),
    user_id: optionalInteger,
    user_alternate: optionalInput(),
  }),
  v.forward(
    v.partialCheck(
      [['user_id'], ['user_alternate']],
      ({ user_id, user_alternate }) => user_id === null || user_alternate === null,
      rule('prohibited_with', 'user_id'),
    ),
    ['user_alternate'],
  ),
);
export type AppointmentRequest = Complete<v.InferInput<typeof appointmentRequestSchema>>;
