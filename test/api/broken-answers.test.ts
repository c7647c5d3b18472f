import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { CALL_TIMEOUT_MS } from '../../src/constants';
import { installFakeClock } from '../support/fake-clock';
import {
  answer,
  cutOff,
  json,
  redirect,
  refusal,
  noAnswer,
  stubNetwork,
  type Network,
} from '../support/recorded-answers';
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

  it('times out and aborts the request after twenty seconds without an answer', async () => {
    const clock = installFakeClock();
    try {
      network.reply(noAnswer);
      const failing = failureOf(post());
      let isOver = false;
      void failing.then(() => (isOver = true));
      await clock.tick(CALL_TIMEOUT_MS - 1);
      expect(isOver).to.equal(false);
      await clock.tick(1);
      expect(isOver).to.equal(true);
      expect((await failing).kind).to.equal('timeout');
      expect(network.sent[0]?.init.signal?.aborted).to.equal(true);
      expect(CALL_TIMEOUT_MS).to.equal(20_000);
    } finally {
      clock.restore();
    }
  });

  it('aborts a call before it starts, while it runs, and in the pause between two tries', async () => {
    const early = new AbortController();
    early.abort();
    network.reply(noAnswer);
    const get = (signal: AbortSignal) => createTestClient().call(anyGet, null, { signal });
    expect((await failureOf(get(early.signal))).kind).to.equal('aborted');

    const during = new AbortController();
    const asked = failureOf(get(during.signal));
    during.abort();
    expect((await asked).kind).to.equal('aborted');

    const clock = installFakeClock();
    try {
      network.reply(refusal);
      const between = new AbortController();
      const paused = failureOf(get(between.signal));
      await clock.tick(0);
      const count = network.sent.length;
      between.abort();
      expect((await paused).kind).to.equal('aborted');
      await clock.tick(60_000);
      expect(network.sent).to.have.length(count);
      expect(clock.delays).to.deep.equal([]);
    } finally {
      clock.restore();
    }
  });
});
