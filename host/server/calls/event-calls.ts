import type { Handler } from 'hono';
import { APPOINTMENT_TYPES } from '../practice/appointments';
import type { Practice } from '../practice/practice';
import type { ServerEnv } from './call-routes';
import { notAChoice, requiredChoice } from './choice-rules';
import { errorsIn, type Checked } from './field-rules';
import { formAnswer } from './form-answer';
import { LONGEST_NOTE } from './limits';
import { nestedFields } from './nested-fields';
import { optionalInteger, optionalText } from './optional-rules';
import { socketIdOf } from './practice-calls';
import { invalid } from './problems';
import { fieldsOf, type Fields } from './request-body';
import { requiredDate, requiredTime } from './time-rules';

/** POST /api/event-add: an appointment for one of the doctor's patients, or for somebody by name. */
export function addEvent(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const { doctorId } = c.get('session');
    const fields = fieldsOf(c);
    const value = nestedFields(fields, 'ticket_value');
    const checks = {
      ticket_type: requiredChoice(fields, 'ticket_type', APPOINTMENT_TYPES),
      'ticket_value.day': requiredDate(value, 'ticket_value.day'),
      'ticket_value.time': requiredTime(value, 'ticket_value.time'),
      event_note: optionalText(fields, 'event_note', { maximum: LONGEST_NOTE }),
      ...personIn(fields, practice, doctorId),
    };
    const { ticket_type: type, event_note, user_id, user_alternate } = checks;
    const [day, time] = [checks['ticket_value.day'], checks['ticket_value.time']];
    if (
      'error' in type ||
      'error' in day ||
      'error' in time ||
      'error' in event_note ||
      'error' in user_id ||
      'error' in user_alternate
    ) {
      return invalid(c, errorsIn(checks));
    }
    const appointment = {
      type: type.value,
      date: day.value,
      time: time.value,
      orderedBy: 'doctor' as const,
      origin_title: 'Objednané v ambulancii',
      ...(event_note.value === null ? {} : { event_note: event_note.value }),
      ...(user_id.value === null ? {} : { user_id: user_id.value }),
      ...(user_alternate.value === null ? {} : { user_alternate: user_alternate.value }),
    };
    const booked = practice.bookAppointment(doctorId, appointment, { exceptSocketId: socketIdOf(c) });
    if (booked === 'taken') return invalid(c, errorsIn({ 'ticket_value.time': notAChoice('ticket_value.time') }));
    return formAnswer(c, 'event', practice.ticketOf(doctorId, booked.ticketId));
  };
}

interface Person {
  user_id: Checked<number | null>;
  user_alternate: Checked<string | null>;
}

/** One of the two says who comes, or neither: the custom name is optional. */
function personIn(fields: Fields, practice: Practice, doctorId: number): Person {
  const user_id = optionalInteger(fields, 'user_id');
  const user_alternate = optionalText(fields, 'user_alternate');
  if ('error' in user_id || 'error' in user_alternate) return { user_id, user_alternate };
  if (user_id.value === null) return { user_id, user_alternate };
  return {
    user_id: practice.isPatient(doctorId, user_id.value) ? user_id : notAChoice('user_id'),
    user_alternate:
      user_alternate.value === null
        ? user_alternate
        : { error: 'The user alternate field is prohibited when user id is present.' },
  };
}
