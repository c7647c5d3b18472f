import type { RecordId } from '../../api/contract/fields';
import { defineEvent } from '../../state/events';

/** A user was put on the doctor's list, or removed from it. */
export const patientListed = defineEvent<{ userId: RecordId; isPatient: boolean }>('patient-listed');
/** The doctor's list has changed, in this tab or in another one. */
export const patientsChanged = defineEvent('patients');
