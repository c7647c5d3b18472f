import type { Handler } from 'hono';
import { doctorStateRequestSchema } from '../../../src/api/contract/admin.requests';
import type { Practice } from '../practice/practice';
import type { ServerEnv } from './call-routes';
import { formAnswer } from './form-answer';
import { withRequest } from './validation';

/** POST /api/doctor-state-change */
export function changeDoctorState(practice: Practice): Handler<ServerEnv> {
  return withRequest(doctorStateRequestSchema, (c, { doctor_state: status }) => {
    const { doctorId } = c.get('session');
    practice.changeDoctorState(doctorId, status);
    practice.announceDisplay(doctorId);
    return formAnswer(c, 'doctor-state', { status });
  });
}
