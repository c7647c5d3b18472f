import { afterEach, beforeEach, describe, it } from 'node:test';
import * as v from 'valibot';
import { rawList, recordId } from '../../src/api/contract/fields';
import type { ListPart, ResponseShape } from '../../src/api/define-call';
import { readResponse } from '../../src/api/read';
import { expect } from '../support/in-node';
import { recordWarnings } from '../support/record-warnings';
import { failureOf } from '../support/test-client';

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
