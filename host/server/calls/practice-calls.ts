import type { Handler } from 'hono';
import type { SentInitialData } from '../../../src/api/contract/admin';
import type { Practice } from '../practice/practice';
import { adminRecord } from './admin-record';
import { isDenied } from './colleague-rights';
import type { Offers } from './capabilities';
import type { ServerEnv } from './call-routes';
import { whoHandles, withId } from './id-calls';
import { jsonAnswer } from './json-answer';
import { noRecord, problem } from './problems';

/** GET /api/administration-init */
export function initialData(practice: Practice, offers: Offers): Handler<ServerEnv> {
  return (c) => {
    const session = c.get('session');
    const { doctorId } = session;
    const doctor = practice.doctorOf(doctorId);
    if (!doctor) return problem(c, 401, 'Unauthenticated.');
    const answer: SentInitialData = {
      notifications: practice.notificationsOf(doctorId),
      payoutsQueue: isDenied(session, 'payouts') ? [] : practice.payoutsQueueOf(doctorId),
      doctors: practice
        .publicDoctors()
        .filter(({ id }) => id !== doctorId)
        .map(({ id, doctor_name }) => ({ id, attributes: { doctor_name } })),
      time_zone: practice.timeZone,
      admin: adminRecord(practice, doctor, { offered: offers(doctorId), session }),
    };
    return jsonAnswer(c, answer);
  };
}

/** POST /api/patient-add-to-doctor */
export function addPatient(practice: Practice): Handler<ServerEnv> {
  return withId((c, id) => {
    const { doctorId } = c.get('session');
    const patient = practice.addVisitorAsPatient(doctorId, id);
    if (!patient) return noRecord(c, 'User', id);
    // Tickets show who is a patient, so the doctor's other panels reload them.
    practice.announceChange(doctorId, 'update-waiting-tickets', whoHandles(c));
    return jsonAnswer(c, patient);
  });
}

/** POST /api/patient-delete */
export function deletePatient(practice: Practice): Handler<ServerEnv> {
  return withId((c, id) => {
    const { doctorId } = c.get('session');
    if (!practice.removePatient(doctorId, id)) return noRecord(c, 'Patient', id);
    // The tickets show who is a patient.
    practice.announceChange(doctorId, 'update-waiting-tickets', whoHandles(c));
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
  return (c) => jsonAnswer(c, read(c.get('session').doctorId));
}

/** GET /api/dashboard: what is earned is the doctor's own. */
export function showDashboard(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const session = c.get('session');
    const { earnings_by_month, ...parts } = practice.dashboardOf(session.doctorId);
    return jsonAnswer(c, isDenied(session, 'payments') ? parts : { ...parts, earnings_by_month });
  };
}
