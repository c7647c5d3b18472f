import { patientAdd, patientDelete, patients } from '../../src/api/calls/patients';
import { payments } from '../../src/api/calls/payments';
import { receptAccepted, receptRejected, recepts } from '../../src/api/calls/prescriptions';
import type { Stores } from '../stores';
import type { CallRoute } from './call-routes';
import { sharedChange, type Handle } from './handle';
import { handleRecord, recordsOf, whoHandles, withId } from './id-calls';
import { jsonAnswer } from './json-answer';
import { aboutSent } from './log-line';
import { noRecord } from './problems';

/** The routes of patients, prescriptions and payments. */
export function recordRoutes(
  stores: Pick<Stores, 'events' | 'patients' | 'payments' | 'recepts'>,
  handle: Handle,
): CallRoute[] {
  return [
    handle(
      patients,
      { log: { action: 'patients.opened', reading: 'hour' }, right: 'everybody' },
      recordsOf(stores.patients.patientsOf),
    ),
    handle(
      patientAdd,
      { log: aboutSent('patient.added', 'person'), ...sharedChange },
      withId((c, id) => {
        const { doctorId } = c.get('session');
        const patient = stores.patients.addVisitorAsPatient(doctorId, id);
        if (!patient) return noRecord(c, 'User', id);
        // Tickets show who is a patient, so the doctor's other panels reload them.
        stores.events.announceChange(doctorId, 'update-waiting-tickets', whoHandles(c));
        return jsonAnswer(c, patient);
      }),
    ),
    handle(
      patientDelete,
      { log: aboutSent('patient.removed', 'person'), ...sharedChange },
      withId((c, id) => {
        const { doctorId } = c.get('session');
        if (!stores.patients.removePatient(doctorId, id)) return noRecord(c, 'Patient', id);
        // The tickets show who is a patient.
        stores.events.announceChange(doctorId, 'update-waiting-tickets', whoHandles(c));
        return jsonAnswer(c, { id });
      }),
    ),
    handle(
      recepts,
      { log: { action: 'recepts.opened', reading: 'hour' }, right: 'everybody' },
      recordsOf(stores.recepts.receptsOf),
    ),
    handle(
      receptAccepted,
      { log: aboutSent('recept.accepted', 'recept'), right: 'recept-decisions', once: true },
      handleRecord(stores.recepts.acceptRecept, 'Recept'),
    ),
    handle(
      receptRejected,
      { log: aboutSent('recept.rejected', 'recept'), right: 'recept-decisions', once: true },
      handleRecord(stores.recepts.rejectRecept, 'Recept'),
    ),
    handle(
      payments,
      { log: { action: 'payments.opened', reading: 'hour' }, right: 'payments' },
      recordsOf(stores.payments.paymentsOf),
    ),
  ];
}
