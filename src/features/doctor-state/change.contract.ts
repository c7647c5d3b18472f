import { defineCall } from '../../api/define-call';
import { storedStateSchema, type DoctorStateRequest } from './contract';

export const doctorStateChange = defineCall<DoctorStateRequest>()({
  name: 'doctorStateChange',
  method: 'POST',
  path: '/api/doctor-state-change',
  response: { record: storedStateSchema, isForm: true },
});
