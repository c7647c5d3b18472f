import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { patients } from '../../src/features/patients/contract';
import { payments } from '../../src/features/payments/contract';
import { recepts } from '../../src/features/prescriptions/contract';
import { recordWarnings } from '../support/record-warnings';
import { json, stubNetwork, type Network } from '../support/recorded-answers';
import { createTestClient } from '../support/test-client';

describe('reading lists of records', () => {
  let network: Network;
  let warnings: ReturnType<typeof recordWarnings>;

  beforeEach(() => {
    network = stubNetwork();
    warnings = recordWarnings();
  });
  afterEach(() => {
    warnings.restore();
    network.restore();
  });

  it('keeps one of two records with the same id, also when one id is a number and the other a text', async () => {
    const named = (id: unknown, fullname: string) => ({ id, attributes: { fullname } });
    network.reply(json([named(9, 'Prvá'), named(8, 'Iná'), named(9, 'Druhá'), named('9', 'Tretia')]));
    const read = await createTestClient().call(patients, null);
    expect(read.map(({ attributes }) => attributes.fullname)).to.deep.equal(['Prvá', 'Iná']);
    expect(warnings.messages).to.deep.equal([
      '[ordinacia] malformed patient 2 left out: its id is another’s',
      '[ordinacia] malformed patient 3 left out: its id is another’s',
    ]);
  });

  it('counts a payment once', async () => {
    const payment = { id: 3, amount: -5, status: 'paid' };
    network.reply(json({ data: [payment, payment] }));
    expect(await createTestClient().call(payments, null)).to.have.length(1);
  });

  it('keeps a payment or a request whose patient is malformed', async () => {
    const users = [{ attributes: { fullname: 'Bez čísla' } }, { id: {}, attributes: 5 }, 'Ján', false, 7];
    network.reply(json(users.map((user, id) => ({ id, user, amount: 10 }))));
    const read = await createTestClient().call(payments, null);
    expect(read.map(({ user }) => user?.attributes.fullname)).to.deep.equal([
      'Bez čísla',
      ...Array.from({ length: 4 }, () => undefined),
    ]);
    network.reply(json(users.map((user, id) => ({ id, user }))));
    expect((await createTestClient().call(recepts, null)).map(({ id }) => id)).to.deep.equal([0, 1, 2, 3, 4]);
    expect(warnings.messages).to.deep.equal([]);
  });
});
