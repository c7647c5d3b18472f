import type { Context, Handler } from 'hono';
import type { Practice } from '../practice/practice';
import { adminRecord } from './admin-record';
import { isSocketId } from '../realtime/protocol';
import { announcementField } from './announcement-calls';
import type { ServerEnv } from './call-routes';
import { errorsIn, requiredInteger } from './field-rules';
import { fieldsOf } from './request-body';
import { invalid, noRecord, problem, type Model } from './problems';

/** GET /api/administration-init */
export function initialData(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const { doctorId } = c.get('session');
    const admin = practice.doctorOf(doctorId);
    if (!admin) return problem(c, 401, 'Unauthenticated.');
    return c.json({
      notifications: practice.notificationsOf(doctorId),
      payoutsQueue: practice.payoutsQueueOf(doctorId),
      doctors: practice
        .doctors()
        .filter(({ id }) => id !== doctorId)
        .map(({ id, doctor_name }) => ({ id, attributes: { doctor_name } })),
      admin: { ...adminRecord(practice, admin), ...announcementField(practice, doctorId) },
    });
  };
}

/** GET /api/tickets */
export function tickets(practice: Practice): Handler<ServerEnv> {
  return (c) => c.json(practice.ticketsOf(c.get('session').doctorId));
}

/** POST /api/ticket-next and /api/ticket-reject */
export const handleTicket = (handle: Practice['nextTicket']) => handleRecord(handle, 'Ticket');

/** A call that takes {id} and ends what waits. */
export function handleRecord(handle: Practice['nextTicket'], model: Model): Handler<ServerEnv> {
  return (c) => {
    const id = requiredInteger(fieldsOf(c), 'id');
    if ('error' in id) return invalid(c, errorsIn({ id }));
    const handling = handle(c.get('session').doctorId, id.value, { exceptSocketId: socketIdOf(c) });
    if (handling === 'unknown') return noRecord(c, model, id.value);
    if (handling === 'already-handled') return problem(c, 409, `The ${model.toLowerCase()} has already been handled.`);
    return c.json({ id: id.value });
  };
}

/** GET /api/patients */
export function patients(practice: Practice): Handler<ServerEnv> {
  return (c) => c.json(practice.patientsOf(c.get('session').doctorId));
}

/** POST /api/patient-add-to-doctor */
export function addPatient(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const id = requiredInteger(fieldsOf(c), 'id');
    if ('error' in id) return invalid(c, errorsIn({ id }));
    const { doctorId } = c.get('session');
    const patient = practice.addVisitorAsPatient(doctorId, id.value);
    if (!patient) return noRecord(c, 'User', id.value);
    // The tickets show who is a patient, so that the doctor's other panels have something to reload.
    practice.announce(doctorId, 'update-waiting-tickets', socketIdOf(c));
    return c.json(patient);
  };
}

/** The panel that asks; it knows what it changed and need not hear of it. */
export function socketIdOf(c: Context): string | undefined {
  const socketId = c.req.header('x-socket-id') ?? '';
  return isSocketId(socketId) ? socketId : undefined;
}
