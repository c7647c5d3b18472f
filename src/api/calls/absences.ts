import { absenceSchema } from '../contract/office-hours';
import type { IdRequest } from '../contract/records.requests';
import { defineCall } from '../define-call';

export const absences = defineCall()({
  method: 'GET',
  path: '/api/absences',
  capability: 'absences',
  response: { what: 'absence', list: absenceSchema },
});

export const absenceRemove = defineCall<IdRequest>()({
  method: 'POST',
  path: '/api/absence-remove',
  capability: 'absences',
});
