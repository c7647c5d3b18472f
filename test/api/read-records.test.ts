import { expect } from '@open-wc/testing';
import * as calls from '../../src/api/calls';
import { addPatient } from '../../src/api/record-calls';
import { json, stubNetwork, type Network } from '../support/recorded-answers';
import { createTestClient, failureOf } from '../support/test-client';

describe('single records as they are read', () => {
  let network: Network;

  beforeEach(() => (network = stubNetwork()));
  afterEach(() => network.restore());

  const init = (body: unknown) => {
    network.reply(json(body));
    return calls.getInitialData(createTestClient(), '/api/administration-init', new AbortController().signal);
  };

  it('the app data come bare or as data, with all that is optional left out', async () => {
    const admin = { id: 1, email: null, attributes: { doctor_name: null, avatar: null } };
    for (const body of [
      { admin: { id: 1 } },
      { data: { admin: { id: 1, attributes: [] } } },
      { admin: { id: 1, email: '', attributes: null, online_status: 'online' }, notifications: 'broken' },
    ]) {
      expect(await init(body)).to.deep.equal({ admin });
    }
  });

  it('app data without an admin are malformed: nobody’s channel could be joined', async () => {
    for (const body of [{}, [], null, { admin: null }, { admin: { email: 'a@b.sk' } }]) {
      expect((await failureOf(init(body))).kind, JSON.stringify(body)).to.equal('malformed');
    }
  });

  it('a login that brings no token is malformed', async () => {
    for (const body of [{}, null, { access_token: '' }, { access_token: null }, { token: 'x' }]) {
      network.reply(json(body));
      const failure = await failureOf(calls.login(createTestClient(), '/api/admin/login', 'a', 'b'));
      expect(failure.kind, JSON.stringify(body)).to.equal('malformed');
    }
    network.reply(json({ data: { access_token: 'wrapped' } }));
    expect(await calls.login(createTestClient(), '/api/admin/login', 'a', 'b')).to.equal('wrapped');
  });

  it('the added patient comes bare or as data', async () => {
    for (const body of [
      { id: 5, attributes: { fullname: ' Eva Malá ' } },
      { data: { id: 5, attributes: { fullname: 'Eva Malá' } } },
    ]) {
      network.reply(json(body));
      const patient = await addPatient(createTestClient(), '/api/patient-add-to-doctor', 5);
      expect(patient).to.deep.equal({ id: 5, attributes: { fullname: 'Eva Malá' } });
    }
    expect(network.sent[0]?.init.body).to.equal('{"id":5}');
  });

  it('whatever a ticket’s action answers is fine', async () => {
    for (const body of [null, {}, [], 'ok', { id: 1 }]) {
      network.reply(json(body));
      await calls.handleTicket(createTestClient(), '/api/ticket-next', 'a-7');
    }
    expect(network.sent[0]?.init.body).to.equal('{"id":"a-7"}');
  });
});
