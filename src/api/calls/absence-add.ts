import { absenceSchema } from '../contract/office-hours';
import type { AbsenceRequest } from '../contract/office-hours.requests';
import { defineCall } from '../define-call';

export const absenceAdd = defineCall<AbsenceRequest>()({
  name: 'absenceAdd',
  method: 'POST',
  path: '/api/absence-add',
  response: { record: absenceSchema, isForm: true },
});
