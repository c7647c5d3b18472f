import { afterEach, beforeEach, describe, it } from 'node:test';
import * as v from 'valibot';
import { rawList, recordId } from '../../src/api/contract/fields';
import type { ListPart, ResponseShape } from '../../src/api/define-call';
import { readResponse } from '../../src/api/read';
import { expect } from '../support/in-node';
import { recordWarnings } from '../support/record-warnings';
import { failureOf, anyGet, anyPost, createTestClient } from '../support/test-client';
import type { FailureKind } from '../../src/api/failure';
import { fixRandom } from '../support/random';
import { recorded, recordedAnswers, stubNetwork, type Network, type RecordedAnswer } from '../support/recorded-answers';

const item = v.object({ id: recordId });
const group = v.object({ id: recordId, items: rawList });
const items = (otherwise: ListPart['otherwise']) => ({ items: { what: 'item', list: item, otherwise } });
const LEFT_OUT = '[ordinacia] malformed list of items left out';

describe('reading a response as its call is defined', () => {
  let warnings: ReturnType<typeof recordWarnings>;

  beforeEach(() => (warnings = recordWarnings()));
  afterEach(() => warnings.restore());

  const failed = (shape: ResponseShape, answer: unknown) =>
    failureOf(Promise.resolve().then(() => readResponse(shape, answer)));

  it('reads nothing where nothing is to be read, and by a function what has no shape', () => {
    expect(readResponse(undefined, { id: 1 })).to.equal(undefined);
    expect(readResponse((answer) => [answer], 7)).to.deep.equal([7]);
  });

  it('reads the lists of a record, and of each record of a list, bare or wrapped', () => {
    const parts = items('fails');
    const sent = { id: 1, items: { data: [{ id: 2, more: true }] } };
    const read = { id: 1, items: [{ id: 2 }] };
    for (const answer of [sent, { data: sent }])
      expect(readResponse({ record: group, parts }, answer)).to.deep.equal(read);
    for (const answer of [[sent], { data: [sent] }])
      expect(readResponse({ what: 'group', list: group, parts }, answer)).to.deep.equal([read]);
  });

  it('leaves out a malformed record of a list within', () => {
    for (const otherwise of ['fails', 'empty', 'null'] as const) {
      const shape = { record: group, parts: items(otherwise) };
      expect(readResponse(shape, { id: 1, items: [{ id: 2 }, { id: '' }] })).to.deep.equal({
        id: 1,
        items: [{ id: 2 }],
      });
    }
    expect(warnings.messages).to.deep.equal(Array(3).fill('[ordinacia] malformed item 1 left out: id'));
  });

  it('replaces a missing list, or a value that is no list, as the definition says', async () => {
    const read = (otherwise: ListPart['otherwise'], sent: unknown, record: v.GenericSchema = group) =>
      readResponse({ record, parts: items(otherwise) }, { id: 1, items: sent });
    const nullable = v.object({ id: recordId, items: v.unknown() });

    expect((await failed({ record: group, parts: items('fails') }, { id: 1, items: 'text' })).kind).to.equal(
      'malformed',
    );
    expect(warnings.messages).to.deep.equal([]);
    expect(read('empty', 'text')).to.deep.equal({ id: 1, items: [] });
    expect(read('null', 'text', nullable)).to.deep.equal({ id: 1, items: [] });
    expect(warnings.messages).to.deep.equal([LEFT_OUT, LEFT_OUT]);

    for (const otherwise of ['fails', 'empty'] as const)
      expect(read(otherwise, null)).to.deep.equal({ id: 1, items: [] });
    expect(read('null', null, nullable)).to.deep.equal({ id: 1, items: null });
    expect(warnings.messages).to.have.length(2);
  });

  it('reads the record of a form’s answer, with its lists', async () => {
    const shape = { record: group, parts: items('empty'), isForm: true };
    const record = { id: 1, items: [{ id: 2 }] };
    for (const form_value of [record, { data: record }]) {
      const form = { form_type: 'group', form_value };
      for (const answer of [form, { data: form }]) expect(readResponse(shape, answer)).to.deep.equal(record);
    }
    for (const answer of [record, { form_type: 'group' }, { form_type: 'group', form_value: {} }])
      expect((await failed(shape, answer)).kind).to.equal('malformed');
  });

  it('reads nothing of the shape from Object.prototype', () => {
    const polluted = { list: item, what: 'evil', record: item, isForm: true, parts: items('null'), otherwise: 'null' };
    const read = () => [
      readResponse({ record: group }, { id: 1, items: [7] }),
      readResponse({ what: 'group', list: group }, [{ id: 1, items: [7] }]),
      readResponse({ record: group, parts: items('empty') }, { id: 1, items: null }),
    ];
    const clean = read();
    let brought: unknown;
    // Not enumerable: only the built panel's valibot ignores enumerable inherited properties.
    for (const [name, value] of Object.entries(polluted))
      Object.defineProperty(Object.prototype, name, { value, configurable: true });
    try {
      brought = read();
    } finally {
      for (const name of Object.keys(polluted)) Reflect.deleteProperty(Object.prototype, name);
    }
    expect(brought).to.deep.equal(clean);
  });
});

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

  function call(recording: RecordedAnswer): Promise<unknown> {
    network.reply(recorded(recording));
    const client = createTestClient();
    const { method, path } = recording;
    return method === 'get' ? client.call(anyGet, null, { path }) : client.call(anyPost, { id: 1 }, { path });
  }

  it('every recording has an expected kind here', () => {
    expect(recordedAnswers.map(({ title }) => title)).to.have.members(Object.keys(meanings));
  });

  for (const recording of recordedAnswers) {
    const { title, status, body } = recording;
    const kind = meanings[title];
    it(`${title} is ${kind ?? 'a success'}`, async () => {
      if (kind === null) {
        expect(await call(recording)).to.deep.equal(body);
        return;
      }
      const failure = await failureOf(call(recording));
      expect(failure.kind).to.equal(kind);
      expect(failure.status).to.equal(kind === 'malformed' ? null : status);
      if (status < 400) return;
      expect(failure.message, 'repeats no text of the server').to.equal(`${kind} (${status})`);
      expect(failure.retryAfterSeconds).to.equal(status === 429 ? 60 : null);
      expect(failure.errors).to.deep.equal(status === 422 ? (body as { errors: object }).errors : {});
    });
  }
});
