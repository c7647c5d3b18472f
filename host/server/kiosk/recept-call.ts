import type { Handler } from 'hono';
import type { ServerEnv } from '../calls/call-routes';
import { errorsIn } from '../calls/field-rules';
import { fieldsOf } from '../calls/request-body';
import { invalid } from '../calls/problems';
import type { Practice } from '../practice/practice';
import { RequestIdTaken } from '../practice/tickets';
import { optionalText, practiceIn, requestId, requiredLine, TRY_AGAIN } from './kiosk-rules';

/** POST /kiosk/api/recepts {practice, name, medicine, note?, request_id}: 201, or 200 for a request that was answered before. */
export function askForRecept(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const fields = fieldsOf(c);
    const checks = {
      practice: practiceIn(fields, practice.doctors()),
      name: requiredLine(fields, 'name', 80, 'Napíšte svoje meno.'),
      medicine: requiredLine(fields, 'medicine', 120, 'Napíšte názov lieku.'),
      note: optionalText(fields, 'note', 300),
      request_id: requestId(fields),
    };
    const { practice: doctor, name, medicine, note, request_id } = checks;
    if ('error' in doctor || 'error' in name || 'error' in medicine || 'error' in note || 'error' in request_id) {
      return invalid(c, errorsIn(checks));
    }
    try {
      const { isNew } = practice.addReceptFromPatient(doctor.value.id, {
        name: name.value,
        medicine: medicine.value,
        request_id: request_id.value,
        ...(note.value ? { note: note.value } : {}),
      });
      return c.json({ doctor_name: doctor.value.doctor_name }, isNew ? 201 : 200);
    } catch (error) {
      if (!(error instanceof RequestIdTaken)) throw error;
      return invalid(c, { request_id: [TRY_AGAIN] });
    }
  };
}
