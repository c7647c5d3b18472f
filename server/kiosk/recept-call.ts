import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import type { ServerEnv } from '../calls/server-env';
import type { Stores } from '../stores';
import { refused } from './kiosk-access';
import { chosenDoctor, optionalLine, requestId, requiredLine } from './kiosk-fields';
import { withKioskRequest } from './kiosk-request';

/** POST /kiosk/api/recepts: 201, or 200 for a request that was answered before. */
export function askForRecept(stores: Pick<Stores, 'kioskLimits' | 'patientRequests'>): Handler<ServerEnv> {
  const receptRequest = (c: Context<ServerEnv>) =>
    v.object({
      practice: chosenDoctor(c.get('kiosk')),
      name: requiredLine(80, 'Napíšte svoje meno.'),
      medicine: requiredLine(120, 'Napíšte názov lieku.'),
      note: optionalLine(300),
      request_id: requestId,
    });
  return withKioskRequest(receptRequest, (c, { practice: doctor, name, medicine, note, request_id }) => {
    const request = { doctorId: doctor.id, device: c.get('kiosk').device, kind: 'recepts', request_id } as const;
    const added = stores.kioskLimits.withinKioskLimits(request, () =>
      stores.patientRequests.addReceptFromPatient(doctor.id, {
        name,
        medicine,
        request_id,
        ...(note === null ? {} : { note }),
      }),
    );
    if (typeof added === 'string') return refused(c, added);
    return c.json({ doctor_name: doctor.doctor_name }, added.isNew ? 201 : 200);
  });
}
