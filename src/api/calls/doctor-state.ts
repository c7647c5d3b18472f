import { storedStateSchema } from '../contract/admin';
import type { DoctorStateRequest } from '../contract/admin.requests';
import { defineCall } from '../define-call';

export const doctorStateChange = defineCall<DoctorStateRequest>()({
  name: 'doctorStateChange',
  method: 'POST',
  path: '/api/doctor-state-change',
  response: { record: storedStateSchema, isForm: true },
});
