import type { DoctorState } from '../../../src/api/contract/admin';
import type { Clock } from '../../lib/clock';
import type { Database } from '../../database/connection';

export interface DoctorStates {
  /** Holds until the end of the practice's day; then the doctor reads as `offline`. */
  changeDoctorState(doctorId: number, state: DoctorState): void;
}

export function createDoctorStates(database: Database, clock: Clock): DoctorStates {
  return {
    changeDoctorState(doctorId, state) {
      database.run(
        'UPDATE doctors SET online_status = ?, online_status_date = ? WHERE id = ?',
        state,
        clock.today(),
        doctorId,
      );
    },
  };
}
