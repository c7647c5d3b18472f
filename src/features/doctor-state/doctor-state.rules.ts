import { create } from 'vest';
import type { DoctorState } from './contract';
import { check } from '../../forms/rules/check';
import { required } from '../../forms/rules/rule';
import { doctorStatusTexts as texts } from '../../texts/doctor-status';

export interface DoctorStateValues {
  /** `null` while the current state is unknown. */
  doctor_state: DoctorState | null;
}

declare module '../../state/forms/drafts' {
  interface DraftValues {
    'doctor-state': DoctorStateValues;
  }
}

export const createDoctorStateRules = () =>
  create((values: DoctorStateValues) => {
    check('doctor_state', texts.state, values.doctor_state, required);
  });
