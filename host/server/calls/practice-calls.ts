import type { Handler } from 'hono';
import type { SentInitialData } from '../../../src/api/contract/admin';
import type { Practice } from '../practice/practice';
import { adminRecord } from './admin-record';
import type { ServerEnv } from './call-routes';
import { withId } from './id-calls';
import { jsonAnswer } from './json-answer';
import { noRecord, problem } from './problems';
import { socketIdOf } from './socket-id';

/** GET /api/administration-init */
export function initialData(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const { doctorId } = c.get('session');
    const doctor = practice.doctorOf(doctorId);
    if (!doctor) return problem(c, 401, 'Unauthenticated.');
    const answer: SentInitialData = {
      notifications: practice.notificationsOf(doctorId),
      payoutsQueue: practice.payoutsQueueOf(doctorId),
      doctors: practice
        .doctors()
        .filter(({ id }) => id !== doctorId)
        .map(({ id, doctor_name }) => ({ id, attributes: { doctor_name } })),
      admin: adminRecord(practice, doctor),
    };
    return c.json(answer);
  };
}

/** POST /api/patient-add-to-doctor */
export function addPatient(practice: Practice): Handler<ServerEnv> {
  return withId((c, id) => {
    const { doctorId } = c.get('session');
    const patient = practice.addVisitorAsPatient(doctorId, id);
    if (!patient) return noRecord(c, 'User', id);
    // Tickets show who is a patient, so the doctor's other panels reload them.
    practice.announce(doctorId, 'update-waiting-tickets', socketIdOf(c));
    return jsonAnswer(c, patient);
  });
}

/** POST /api/patient-delete */
export function deletePatient(practice: Practice): Handler<ServerEnv> {
  return withId((c, id) => {
    const { doctorId } = c.get('session');
    if (!practice.removePatient(doctorId, id)) return noRecord(c, 'Patient', id);
    // The tickets show who is a patient.
    practice.announce(doctorId, 'update-waiting-tickets', socketIdOf(c));
    return jsonAnswer(c, { id });
  });
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

/** A call that answers a list of the doctor's records, such as GET /api/recepts. */
export function recordsOf(read: (doctorId: number) => object): Handler<ServerEnv> {
  return (c) => c.json(read(c.get('session').doctorId));
}
