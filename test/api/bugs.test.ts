import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../support/in-node';
import * as v from 'valibot';
import { invoiceUpload } from '../../src/features/payouts/contract';
import { ticketNext, tickets } from '../../src/features/tickets/contract';
import type { Client } from '../../src/api/client';
import { defineCall, type ResponseShape } from '../../src/api/define-call';
import { Failure, isFailure } from '../../src/api/failure';
import { readList, readRecord } from '../../src/api/read';
import { retrying } from '../../src/api/exchange';
import { upload } from '../../src/api/upload';
import { answer, json, refusal, stubNetwork, type Network } from '../support/recorded-answers';
import { createTestClient, failureOf } from '../support/test-client';

/** The error with which a call rejects. */
const caughtFrom = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'The call succeeded.',
    (caught: unknown) => caught,
  );

describe('bugs, and the causes of failures', () => {
  let network: Network;
  const bug = new TypeError('Cannot read properties of undefined');
  const throwBug = () => {
    throw bug;
  };
  const buggy = v.pipe(v.object({ id: v.number() }), v.transform(throwBug));

  beforeEach(() => (network = stubNetwork(json({ id: 1 }))));
  afterEach(() => network.restore());

  it('rethrows a bug of a reader or a transform unchanged', async () => {
    const shapes: ResponseShape[] = [throwBug, { record: buggy }, { what: 'ticket', list: buggy }];
    for (const response of shapes) {
      network.reply(json('list' in response ? [{ id: 1 }] : { id: 1 }));
      const call = defineCall()({ method: 'GET', path: '/api/tickets', response });
      expect(await caughtFrom(createTestClient().call(call, null))).to.equal(bug);
    }
  });

  it('rethrows a bug in the arguments of a call unchanged, without a request or a failure', async () => {
    const failed: string[] = [];
    const onFailed = (failure: Failure) => {
      failed.push(failure.kind);
      return Promise.resolve(failure);
    };
    for (const context of [{ token: throwBug }, { socketId: throwBug }]) {
      const client: Client = createTestClient({ ...context, onFailed });
      const calls = [
        () => client.call(tickets, null),
        () => client.call(ticketNext, { id: 1 }),
        () => client.getFile('/api/invoices/5', new AbortController().signal),
        () => upload(client, invoiceUpload, new FormData()),
      ];
      for (const call of calls) expect(await caughtFrom(call())).to.equal(bug);
    }
    expect(network.sent).to.deep.equal([]);
    expect(failed).to.deep.equal([]);
  });

  it('does not retry after a bug', async () => {
    let count = 0;
    const call = () => {
      count += 1;
      return Promise.reject(bug);
    };
    expect(await caughtFrom(retrying(call))).to.equal(bug);
    expect(count).to.equal(1);
  });

  it('only a Failure is a failure', () => {
    expect([new Failure('offline'), bug, { kind: 'offline' }].map(isFailure)).to.deep.equal([true, false, false]);
  });

  const post = () => createTestClient().call(ticketNext, { id: 1 });
  const messageOf = ({ cause }: Failure) => (cause instanceof Error ? cause.message : cause);

  it('keeps what fetch threw when the connection is refused', async () => {
    network.reply(refusal);
    const { kind, cause } = await failureOf(post());
    expect(kind).to.equal('offline');
    expect(cause).to.be.instanceOf(TypeError);
  });

  it('names an answer that is not JSON without repeating its content', async () => {
    network.reply(answer(200, '<title>Jozef Tajný</title>'));
    const failure = await failureOf(post());
    expect([failure.kind, messageOf(failure)]).to.deep.equal(['malformed', 'not JSON']);
  });

  it('names the path of each malformed field, and no values', async () => {
    const schema = v.object({ id: v.number(), user: v.object({ attributes: v.object({ avatar: v.string() }) }) });
    const user = { attributes: { avatar: ['Jozef Tajný'] } };
    for (const [body, paths] of [
      [{ id: 'Jozef Tajný', user }, 'id, user.attributes.avatar'],
      [{ data: { id: 1, user } }, 'data.user.attributes.avatar'],
      [{ data: 'Jozef Tajný' }, 'data'],
      ['Jozef Tajný', 'all of it'],
    ] as const) {
      const failure = await failureOf(Promise.resolve().then(() => readRecord(schema, body)));
      expect([failure.kind, messageOf(failure)]).to.deep.equal(['malformed', paths]);
      expect(`${String(failure.stack)} ${JSON.stringify(failure)} ${JSON.stringify(failure.cause)}`).to.not.include(
        'Tajný',
      );
    }
  });

  it('names an answer that is not a list', async () => {
    const read = () => readList('record', v.unknown(), { message: 'Jozef Tajný' });
    expect(messageOf(await failureOf(Promise.resolve().then(read)))).to.equal('no list');
  });
});
