import { doctorStateChange } from '../../../src/features/doctor-state/change.contract';
import { doctorStateRequestSchema } from '../../../src/features/doctor-state/contract';
import { type CallRoute, type Handle, sharedChange } from '../../http/handle';
import { formResponse } from '../../http/responses';
import { withRequest } from '../../http/validation';
import type { Stores } from '../../stores';

export function doctorStateRoutes(stores: Pick<Stores, 'displays' | 'doctors'>, handle: Handle): CallRoute[] {
  return [
    handle(
      doctorStateChange,
      { log: { action: 'doctor-state.changed' }, ...sharedChange },
      withRequest(doctorStateRequestSchema, (c, { doctor_state: status }) => {
        const { doctorId } = c.get('session');
        stores.doctors.changeDoctorState(doctorId, status);
        stores.displays.announceDisplay(doctorId);
        return formResponse(c, 'doctor-state', { status });
      }),
    ),
  ];
}
