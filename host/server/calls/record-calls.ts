import type { Handler } from 'hono';
import type { Practice } from '../practice/practice';
import type { ServerEnv } from './call-routes';
import { errorsIn, requiredInteger } from './field-rules';
import { socketIdOf } from './practice-calls';
import { fieldsOf } from './request-body';
import { invalid, noRecord } from './problems';

/** A call that answers what the doctor has, such as GET /api/recepts. */
export function recordsOf(read: (doctorId: number) => object): Handler<ServerEnv> {
  return (c) => c.json(read(c.get('session').doctorId));
}

/**
 * GET /api/notifications-clear. Not announced: `update-admin-notifications` makes the panels sound as if something new
 * had come.
 */
export function clearNotifications(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    practice.clearNotifications(c.get('session').doctorId);
    return c.body(null, 204);
  };
}

/** POST /api/patient-delete {id} */
export function deletePatient(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const id = requiredInteger(fieldsOf(c), 'id');
    if ('error' in id) return invalid(c, errorsIn({ id }));
    const { doctorId } = c.get('session');
    if (!practice.removePatient(doctorId, id.value)) return noRecord(c, 'Patient', id.value);
    // The tickets show who is a patient.
    practice.announce(doctorId, 'update-waiting-tickets', socketIdOf(c));
    return c.json({ id: id.value });
  };
}
