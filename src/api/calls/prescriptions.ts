import { receptSchema } from '../contract/patients';
import type { IdRequest } from '../contract/records.requests';
import { defineCall } from '../define-call';

/** The pending prescriptions. */
export const recepts = defineCall()({
  name: 'recepts',
  method: 'GET',
  path: '/api/recepts',
  response: { what: 'recept', list: receptSchema },
});

export const receptAccepted = defineCall<IdRequest>()({
  name: 'receptAccepted',
  method: 'POST',
  path: '/api/recept-accepted',
});

export const receptRejected = defineCall<IdRequest>()({
  name: 'receptRejected',
  method: 'POST',
  path: '/api/recept-rejected',
});
