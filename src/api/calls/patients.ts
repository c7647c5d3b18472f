import { patientSchema } from '../contract/patients';
import type { IdRequest } from '../contract/records.requests';
import { defineCall } from '../define-call';

export const patients = defineCall()({
  name: 'patients',
  method: 'GET',
  path: '/api/patients',
  response: { what: 'patient', list: patientSchema },
});

/** The id is that of a ticket's user. */
export const patientAdd = defineCall<IdRequest>()({
  name: 'patientAdd',
  method: 'POST',
  path: '/api/patient-add-to-doctor',
  response: { record: patientSchema },
});

export const patientDelete = defineCall<IdRequest>()({
  name: 'patientDelete',
  method: 'POST',
  path: '/api/patient-delete',
});
