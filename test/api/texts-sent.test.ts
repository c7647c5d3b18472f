import { describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { createRegistrationRules } from '../../src/features/login/registration.rules';
import { json, stubNetwork } from '../support/recorded-answers';
import { anyPost, createTestClient } from '../support/test-client';
import { HIDDEN } from '../attack/hostile-texts';

const hidden = HIDDEN.map(([, character]) => character).join('');

describe('invisible characters in a text of the panel', () => {
  it('are removed before it is sent, except from a password', async () => {
    const network = stubNetwork(json([]));
    await createTestClient().call(anyPost, { doctor_name: `MUDr.${hidden} Ján`, password: hidden });
    network.restore();
    expect(network.sent[0]?.init.body).to.equal(JSON.stringify({ doctor_name: 'MUDr. Ján', password: hidden }));
  });

  it('are no value of a field that is required', () => {
    const values = { doctor_name: hidden, email: '', password: '', password_confirmation: '' };
    expect(createRegistrationRules().run(values).getErrors().doctor_name).to.deep.equal([
      'Položka Titul, meno a priezvisko je povinná',
    ]);
  });
});
