import type { Handler } from 'hono';
import { DOCTOR_STATES } from '../practice/doctor-states';
import type { Practice } from '../practice/practice';
import type { ServerEnv } from './call-routes';
import { requiredChoice } from './choice-rules';
import { errorsIn } from './field-rules';
import { formAnswer } from './form-answer';
import { invalid } from './problems';
import { fieldsOf } from './request-body';

/** POST /api/doctor-state-change */
export function changeDoctorState(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const doctor_state = requiredChoice(fieldsOf(c), 'doctor_state', DOCTOR_STATES);
    if ('error' in doctor_state) return invalid(c, errorsIn({ doctor_state }));
    practice.changeDoctorState(c.get('session').doctorId, doctor_state.value);
    return formAnswer(c, 'doctor-state', { status: doctor_state.value });
  };
}
