import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../support/in-node';
import type { FailureKind } from '../../src/api/failure';
import { fixRandom } from '../support/fixed-random';
import { recorded, recordedAnswers, stubNetwork, type Network, type RecordedAnswer } from '../support/recorded-answers';
import { anyGet, anyPost, createTestClient, failureOf } from '../support/test-client';

/** The failure kind of each recorded answer; `null` for a success. */
const meanings: Readonly<Record<string, FailureKind | null>> = {
  '200-broadcasting-web-group with-accept-json': null,
  '200-broadcasting with-accept-json': null,
  '200-init with-accept-json': null,
  '200-tickets with-accept-json': null,
  '200-upload with-accept-json': null,
  '401-bad-token with-accept-json': 'unauthorized',
  '401-broadcasting with-accept-json': 'unauthorized',
  '401-no-token without-accept-json': 'malformed',
  '401-no-token with-accept-json': 'unauthorized',
  '401-post-no-token with-accept-json': 'unauthorized',
  '403-abort-message with-accept-json': 'forbidden',
  '403-abort with-accept-json': 'forbidden',
  '403-broadcasting-other with-accept-json': 'forbidden',
  '403-broadcasting-unknown with-accept-json': 'forbidden',
  '403-policy with-accept-json': 'forbidden',
  '404-model with-accept-json': 'not-found',
  '419-csrf without-accept-json': 'server',
  '419-csrf with-accept-json': 'server',
  '422-absence-empty-json without-accept-json': 'malformed',
  '422-absence-empty-json with-accept-json': 'validation',
  '422-absence without-accept-json': 'malformed',
  '422-absence with-accept-json': 'validation',
  '422-login-empty with-accept-json': 'validation',
  '422-login-wrong with-accept-json': 'validation',
  '422-malformed-json with-accept-json': 'validation',
  '422-mime with-accept-json': 'validation',
  '422-office-hours-nested with-accept-json': 'validation',
  '422-over-upload_max_filesize with-accept-json': 'validation',
  '422-over-validator-max with-accept-json': 'validation',
  '429-login with-accept-json': 'throttled',
  '500-bad-socket-id with-accept-json': 'server',
  '500-debug-off with-accept-json': 'server',
  '500-debug-on with-accept-json': 'server',
  '500-no-login-route with-accept-json': 'unauthorized',
  '500-sql-debug-off with-accept-json': 'server',
  '503-abort with-accept-json': 'server',
};

describe('answers recorded from a real Laravel', () => {
  let random: ReturnType<typeof fixRandom>;
  let network: Network;
  beforeEach(() => {
    // Retries do not wait here.
    random = fixRandom(0);
    network = stubNetwork();
  });
  afterEach(() => {
    random.restore();
    network.restore();
  });

  function find(title: string): RecordedAnswer {
    const found = recordedAnswers.find((one) => one.title === title);
    if (!found) throw new Error(`There is no recording „${title}“.`);
    return found;
  }

  function call(recording: RecordedAnswer): Promise<unknown> {
    network.reply(recorded(recording));
    const client = createTestClient();
    const { method, path } = recording;
    return method === 'get' ? client.call(anyGet, null, { path }) : client.call(anyPost, { id: 1 }, { path });
  }

  it('every recording has an expected kind here', () => {
    expect(recordedAnswers.map(({ title }) => title)).to.have.members(Object.keys(meanings));
  });

  for (const [title, kind] of Object.entries(meanings)) {
    it(`${title} is ${kind ?? 'a success'}`, async () => {
      const recording = find(title);
      if (kind === null) {
        expect(await call(recording)).to.deep.equal(recording.body);
        return;
      }
      const failure = await failureOf(call(recording));
      expect(failure.kind).to.equal(kind);
      expect(failure.status).to.equal(kind === 'malformed' ? null : recording.status);
      if (recording.status < 400) return;
      expect(failure.message, 'repeats no text of the server').to.equal(`${kind} (${recording.status})`);
      expect(failure.retryAfterSeconds).to.equal(recording.status === 429 ? 60 : null);
      expect(failure.errors).to.deep.equal(
        recording.status === 422 ? (recording.body as { errors: object }).errors : {},
      );
    });
  }

  it('a 422 brings messages by field, nested names included', async () => {
    const { errors } = await failureOf(call(find('422-office-hours-nested with-accept-json')));
    expect(errors['time_schedules.0.hours_time_from']).to.have.length(1);
  });
});
