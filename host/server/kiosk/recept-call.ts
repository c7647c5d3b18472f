import type { Handler } from 'hono';
import * as v from 'valibot';
import type { ServerEnv } from '../calls/call-routes';
import type { Practice } from '../practice/practice';
import { chosenDoctor, optionalLine, requestId, requiredLine } from './kiosk-fields';
import { withKioskRequest } from './kiosk-request';

/** POST /kiosk/api/recepts: 201, or 200 for a request that was answered before. */
export function askForRecept(practice: Practice): Handler<ServerEnv> {
  const receptRequest = v.object({
    practice: chosenDoctor(practice),
    name: requiredLine(80, 'Napíšte svoje meno.'),
    medicine: requiredLine(120, 'Napíšte názov lieku.'),
    note: optionalLine(300),
    request_id: requestId,
  });
  return withKioskRequest(receptRequest, (c, { practice: doctor, name, medicine, note, request_id }) => {
    const { isNew } = practice.addReceptFromPatient(doctor.id, {
      name,
      medicine,
      request_id,
      ...(note === null ? {} : { note }),
    });
    return c.json({ doctor_name: doctor.doctor_name }, isNew ? 201 : 200);
  });
}
