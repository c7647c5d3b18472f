import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { answer, cutOff, json, redirect, refusal, stubNetwork, type Network } from '../support/recorded-answers';
import { anyGet, anyPost, createTestClient, failureOf } from '../support/test-client';

const HTML = { 'content-type': 'text/html' };

describe('unusable answers', () => {
  let network: Network;

  beforeEach(() => (network = stubNetwork()));
  afterEach(() => network.restore());

  const post = () => createTestClient().call(anyPost, { id: 1 });

  for (const [what, reply, kind, status] of [
    ['a redirect', redirect, 'malformed', null],
    ['HTML instead of JSON', answer(200, '<!DOCTYPE html><title>Login</title>', HTML), 'malformed', 200],
    ['a body that is cut off', cutOff, 'offline', null],
    ['a refused connection', refusal, 'offline', null],
  ] as const) {
    it(`treats ${what} as ${kind}`, async () => {
      network.reply(reply);
      const failure = await failureOf(post());
      expect([failure.kind, failure.status]).to.deep.equal([kind, status]);
      expect(network.sent).to.have.length(1);
      expect(network.sent[0]?.init.redirect, 'follows no redirect').to.equal('manual');
    });
  }

  it('treats truncated JSON as malformed, and asks once: another answer would be the same', async () => {
    network.reply(answer(200, '[{"day": "Dnes", "tick', { 'content-type': 'application/json' }));
    const failure = await failureOf(createTestClient().call(anyGet, null));
    expect([failure.kind, failure.status]).to.deep.equal(['malformed', 200]);
    expect(network.sent).to.have.length(1);
  });

  it('classifies an error with an HTML page by its status', async () => {
    network.reply(answer(403, '<!DOCTYPE html>', HTML));
    expect((await failureOf(post())).kind).to.equal('forbidden');
    network.reply(answer(422, '<!DOCTYPE html>', HTML));
    const failure = await failureOf(post());
    expect(failure.kind).to.equal('validation');
    expect(failure.errors).to.deep.equal({});
  });

  it('reads 204 and an empty or blank body as null', async () => {
    for (const reply of [answer(204, ''), answer(200, ''), answer(201, ' \n')]) {
      network.reply(reply);
      expect(await post()).to.equal(null);
    }
  });

  it('treats any other unexpected status as a failure', async () => {
    for (const [status, kind] of [
      [400, 'server'],
      [409, 'conflict'],
      [410, 'not-found'],
      [413, 'server'],
      [304, 'malformed'],
    ] as const) {
      const reply = () => Promise.resolve(Object.defineProperty(new Response(''), 'status', { value: status }));
      network.reply(reply);
      expect((await failureOf(post())).kind, String(status)).to.equal(kind);
    }
  });

  it('reads validation errors that are not Laravel’s lists as far as possible', async () => {
    network.reply(json({ errors: { username: 'Wrong.', password: ['Short.', 7, null], other: null } }, 422));
    const { errors } = await failureOf(post());
    expect(errors).to.deep.equal({ username: ['Wrong.'], password: ['Short.'], other: [] });
    network.reply(json({ errors: 'Wrong.' }, 422), json([], 422));
    expect((await failureOf(post())).errors).to.deep.equal({});
    expect((await failureOf(post())).errors).to.deep.equal({});
  });
});
