import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { keepUnchanged } from '../../../src/state/resources/keep-unchanged';
import { group, ticket } from '../../support/ticket-data';

const user = (fullname: string) => ({ id: 5, attributes: { avatar: null, fullname } });
const answer = () => [
  group('2026-11-10', [ticket(1), ticket(2, { user: user('Eva') })]),
  group('2026-11-11', [ticket(3)], 'Zajtra'),
];

describe('keepUnchanged', () => {
  it('takes the first answer as it is', () => {
    const first = answer();
    expect(keepUnchanged(null, first)).to.equal(first);
  });

  it('returns the same object when nothing changed', () => {
    const before = answer();
    expect(keepUnchanged(before, answer())).to.equal(before);
  });

  it('replaces only a changed ticket and its group', () => {
    const before = answer();
    const after = answer();
    after[0] = group('2026-11-10', [ticket(1), ticket(2, { user: user('Eva Malá') })]);
    const kept = keepUnchanged(before, after);
    expect(kept).not.to.equal(before);
    expect(kept[0]).not.to.equal(before[0]);
    expect(kept[0]?.tickets[0]).to.equal(before[0]?.tickets[0]);
    expect(kept[0]?.tickets[1]).not.to.equal(before[0]?.tickets[1]);
    expect(kept[1]).to.equal(before[1]);
    expect(kept).to.deep.equal(after);
  });

  it('keeps the other tickets when one leaves, is added, or moves to another day', () => {
    const before = answer();
    const [first, second, third] = before.flatMap(({ tickets }) => tickets);
    const left = keepUnchanged(before, [group('2026-11-10', [ticket(2, { user: user('Eva') })])]);
    expect(left).to.have.length(1);
    expect(left[0]?.tickets[0]).to.equal(second);

    const moved = keepUnchanged(before, [
      group('2026-11-10', [ticket(3), ticket(4), ticket(1)]),
      group('2026-11-11', [ticket(2, { user: user('Eva') })], 'Zajtra'),
    ]);
    expect(moved[0]?.tickets[0]).to.equal(third);
    expect(moved[0]?.tickets[2]).to.equal(first);
    expect(moved[1]?.tickets[0]).to.equal(second);
    expect(moved[0]?.tickets.map(({ id }) => id)).to.deep.equal([3, 4, 1]);
  });

  it('treats another order, day or date as a change', () => {
    const before = [group('2026-11-10', [ticket(1), ticket(2)])];
    for (const after of [
      [group('2026-11-10', [ticket(2), ticket(1)])],
      [group('2026-11-11', [ticket(1), ticket(2)])],
      [group(null, [ticket(1), ticket(2)])],
      [group('2026-11-10', [ticket(1), ticket(2)], 'Zajtra')],
    ]) {
      const kept = keepUnchanged(before, after);
      expect(kept).not.to.equal(before);
      expect(kept).to.deep.equal(after);
      expect(kept[0]?.tickets.every((one) => before[0]?.tickets.includes(one))).to.equal(true);
    }
  });

  it('treats an id as a number and as a text as two tickets', () => {
    const before = [group(null, [ticket(1)])];
    const kept = keepUnchanged(before, [group(null, [ticket('1')])]);
    expect(kept[0]?.tickets[0]?.id).to.equal('1');
  });
});
