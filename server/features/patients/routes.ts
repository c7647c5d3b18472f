import { patientAdd, patientDelete, patients } from '../../../src/features/patients/contract';
import { type CallRoute, changeOrigin, type Handle, recordsOf, sharedChange, withId } from '../../http/handle';
import { jsonResponse, noRecord } from '../../http/responses';
import { recordInBody } from '../../http/log-calls';
import type { Stores } from '../../stores';

export function patientRoutes(stores: Pick<Stores, 'events' | 'patients'>, handle: Handle): CallRoute[] {
  return [
    handle(
      patients,
      { log: { action: 'patients.opened', oncePer: 'hour' }, right: 'everybody' },
      recordsOf(stores.patients.patientsOf),
    ),
    handle(
      patientAdd,
      { log: recordInBody('patient.added', 'person'), ...sharedChange },
      withId((c, id) => {
        const { doctorId } = c.get('session');
        const patient = stores.patients.addVisitorAsPatient(doctorId, id);
        if (!patient) return noRecord(c, 'User', id);
        // Tickets show who is a patient, so the doctor's other panels reload them.
        stores.events.announceChange(doctorId, 'update-waiting-tickets', changeOrigin(c));
        return jsonResponse(c, patient);
      }),
    ),
    handle(
      patientDelete,
      { log: recordInBody('patient.removed', 'person'), ...sharedChange },
      withId((c, id) => {
        const { doctorId } = c.get('session');
        if (!stores.patients.removePatient(doctorId, id)) return noRecord(c, 'Patient', id);
        // The tickets show who is a patient.
        stores.events.announceChange(doctorId, 'update-waiting-tickets', changeOrigin(c));
        return jsonResponse(c, { id });
      }),
    ),
  ];
}
