import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { CALL_TIMEOUT_MS } from '../../src/constants';
import { notificationsClear } from '../../src/features/notifications/contract';
import { installFakeClock, type FakeClock } from '../support/fake-clock';
import { fixRandom } from '../support/random';
import { json, refusal, noAnswer, stubNetwork, type Network } from '../support/recorded-answers';
import { anyGet, anyPost, createTestClient, failureOf } from '../support/test-client';

const LONG = 600_000;

describe('retrying', () => {
  let random: ReturnType<typeof fixRandom>;
  let network: Network;
  let clock: FakeClock;

  beforeEach(() => {
    network = stubNetwork();
    clock = installFakeClock();
    random = fixRandom(0.5);
  });
  afterEach(() => {
    random.restore();
    clock.restore();
    network.restore();
  });

  const get = () => createTestClient().call(anyGet, null);
  const busy = (retryAfter: string, status = 429) => json({}, status, { 'retry-after': retryAfter });
  /** The failure of a call that always gets this reply, after all its pauses. */
  async function failureWith(reply: ReturnType<typeof json>, call: () => Promise<unknown> = get) {
    network.sent.length = 0;
    network.reply(reply);
    const failing = failureOf(call());
    await clock.tick(LONG);
    return failing;
  }

  it('sends a GET four times in all when the server fails, refuses or is silent', async () => {
    for (const [reply, kind] of [
      [json({}, 500), 'server'],
      [json({}, 503), 'server'],
      [json({}, 429), 'throttled'],
      [refusal, 'offline'],
      [noAnswer, 'timeout'],
    ] as const) {
      expect((await failureWith(reply)).kind).to.equal(kind);
      expect(network.sent, kind).to.have.length(4);
      expect(clock.delays, kind).to.deep.equal([]);
    }
  });

  it('stops at the first success', async () => {
    network.reply(refusal, json({}, 502), json([1]));
    const asking = get();
    await clock.tick(LONG);
    expect(await asking).to.deep.equal([1]);
    expect(network.sent).to.have.length(3);
  });

  it('doubles the pauses, with full jitter', async () => {
    const pausesWith = async (drawn: number) => {
      random.set(drawn);
      network.reply(json({}, 500));
      const failing = failureOf(get());
      const pauses: number[] = [];
      await clock.tick(0);
      for (let [pause] = clock.delays; pause !== undefined; [pause] = clock.delays) {
        pauses.push(pause);
        await clock.tick(pause);
      }
      await failing;
      return pauses;
    };
    expect(await pausesWith(0.5)).to.deep.equal([200, 400, 800]);
    expect(await pausesWith(0.25)).to.deep.equal([100, 200, 400]);
  });

  it('does not retry a failure that another try cannot change', async () => {
    for (const status of [401, 403, 404, 409, 410, 422]) {
      expect((await failureWith(json({}, status))).status).to.equal(status);
      expect(network.sent, String(status)).to.have.length(1);
    }
  });

  it('never retries a POST, or a GET that changes something', async () => {
    const { call } = createTestClient();
    for (const reply of [json({}, 500), busy('1'), refusal, noAnswer]) {
      for (const send of [() => call(anyPost, { id: 1 }), () => call(notificationsClear, null)]) {
        await failureWith(reply, send);
        expect(network.sent).to.have.length(1);
      }
    }
  });

  for (const [what, wait, reply] of [
    ['in seconds', 2_000, () => busy('2')],
    ['that is a date', 3_000, () => busy(new Date(Date.now() + 3_000).toUTCString(), 503)],
  ] as const) {
    it(`waits for a short Retry-After ${what}, to the second`, async () => {
      network.reply(reply(), json([1]));
      const asking = get();
      await clock.tick(wait - 1);
      expect(network.sent).to.have.length(1);
      await clock.tick(1);
      expect(network.sent).to.have.length(2);
      expect(await asking).to.deep.equal([1]);
    });
  }

  it('fails at once on a long Retry-After; a date counts by the server’s clock: the computer’s may be a day off', async () => {
    const date = Date.now() + 86_400_000;
    const headers = { date: new Date(date).toUTCString(), 'retry-after': new Date(date + 60_000).toUTCString() };
    for (const reply of [busy('60'), json({}, 429, headers)]) {
      network.sent.length = 0;
      network.reply(reply);
      expect((await failureOf(get())).retryAfterSeconds).to.equal(60);
      expect(network.sent).to.have.length(1);
      expect(clock.delays).to.deep.equal([]);
    }
  });

  it('ignores a Retry-After that is in the past or invalid', async () => {
    network.reply(busy('Tue, 01 Jan 2019 00:00:00 GMT'), busy('soon'), json([1]));
    const asking = get();
    await clock.tick(0);
    expect(network.sent, 'at once').to.have.length(2);
    // The second try's ordinary pause: half of 800 ms.
    await clock.tick(400);
    expect(await asking).to.deep.equal([1]);
  });

  it('times out and aborts the request after twenty seconds without an answer', async () => {
    expect(CALL_TIMEOUT_MS).to.equal(20_000);
    network.reply(noAnswer);
    let kind: string | null = null;
    const failing = failureOf(createTestClient().call(anyPost, { id: 1 })).then((failure) => (kind = failure.kind));
    await clock.tick(CALL_TIMEOUT_MS - 1);
    expect(kind).to.equal(null);
    await clock.tick(1);
    expect(await failing).to.equal('timeout');
    expect(network.sent[0]?.init.signal?.aborted).to.equal(true);
  });

  it('aborts a call before it starts, while it runs, and in the pause between two tries', async () => {
    const start = () => {
      const controller = new AbortController();
      const failing = failureOf(createTestClient().call(anyGet, null, { signal: controller.signal }));
      return { abort: () => controller.abort(), failing };
    };
    network.reply(noAnswer);
    expect((await failureOf(createTestClient().call(anyGet, null, { signal: AbortSignal.abort() }))).kind).to.equal(
      'aborted',
    );
    const during = start();
    during.abort();
    expect((await during.failing).kind).to.equal('aborted');

    network.reply(refusal);
    const between = start();
    await clock.tick(0);
    const count = network.sent.length;
    between.abort();
    expect((await between.failing).kind).to.equal('aborted');
    await clock.tick(LONG);
    expect([network.sent.length, ...clock.delays]).to.deep.equal([count]);
  });
});
