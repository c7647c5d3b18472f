import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { doctorStates } from '../../../src/features/doctor-state/contract';
import { createDoctorStateRules } from '../../../src/features/doctor-state/doctor-state.rules';

describe('the rules of the doctor’s state', () => {
  it('V2 is required, and accepts each of the three states', () => {
    expect(createDoctorStateRules().run({ doctor_state: null }).getErrors()).to.deep.equal({
      doctor_state: ['Položka Stav je povinná'],
    });
    for (const doctor_state of doctorStates) {
      expect(createDoctorStateRules().run({ doctor_state }).isValid()).to.equal(true);
    }
  });
});
