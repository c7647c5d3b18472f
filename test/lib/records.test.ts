import { describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { isSameData } from '../../src/lib/same-data';
import { keepUnchanged } from '../../src/state/resources/keep-unchanged';
import { group, ticket } from '../support/ticket-data';
import { ownValue } from '../../src/lib/own-properties';
import { isOn } from '../../src/state/app-data';
import { valueAt, withoutRow, withValueAt } from '../../src/forms/paths';

describe('isSameData', () => {
  const record = () => ({
    id: 1,
    user: { id: 5, attributes: { fullname: 'Eva', avatar: null } },
    list: [1, { a: 'b' }],
  });

  it('compares deeply, in any order of fields', () => {
    expect(isSameData(record(), record())).to.equal(true);
    expect(isSameData({ a: 1, b: 2 }, { b: 2, a: 1 })).to.equal(true);
    expect(isSameData([], [])).to.equal(true);
    expect(isSameData(Number.NaN, Number.NaN)).to.equal(true);
  });

  for (const [one, other] of [
    [{ a: 1 }, { a: '1' }],
    [{ a: null }, { a: undefined }],
    [{ a: undefined }, {}],
    [{ a: undefined }, { b: undefined }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[], {}],
    [{}, null],
    [null, {}],
    [
      [1, 2],
      [2, 1],
    ],
    [[1], [1, 2]],
    [{ 0: 'a' }, ['a']],
    [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }],
    [{ toString: 1 }, { a: 1 }],
  ]) {
    it(`${JSON.stringify(one)} is not ${JSON.stringify(other)}`, () => {
      expect(isSameData(one, other)).to.equal(false);
      expect(isSameData(other, one)).to.equal(false);
    });
  }

  it('a file equals only itself', () => {
    const file = new File(['a'], 'a.pdf');
    expect(isSameData({ file }, { file })).to.equal(true);
    expect(isSameData({ file }, { file: new File(['a'], 'a.pdf') })).to.equal(false);
    expect(isSameData({ file: {} }, { file })).to.equal(false);
  });
});

const user = (fullname: string) => ({ id: 5, attributes: { avatar: null, fullname } });
const answer = () => [
  group('2026-11-10', [ticket(1), ticket(2, { user: user('Eva') })]),
  group('2026-11-11', [ticket(3)], 'Zajtra'),
];

describe('keepUnchanged', () => {
  it('takes the first answer as it is, and returns the same object when nothing changed', () => {
    const before = answer();
    expect(keepUnchanged(null, before)).to.equal(before);
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

describe('own properties of a record', () => {
  it('finds an own property by name, and none that is inherited', () => {
    const record: Record<string, string> = { queue: 'Čakací lístok' };
    expect(ownValue(record, 'queue')).to.equal('Čakací lístok');
    expect(ownValue(record, 'constructor')).to.equal(undefined);
    expect(ownValue(record, '__proto__')).to.equal(undefined);
    expect(ownValue(record, '')).to.equal(undefined);
  });
});

describe('a stored switch', () => {
  it('is on for each value that Laravel stores for true', () => {
    for (const value of [true, 1, '1', 'true']) expect(isOn(value), String(value)).to.equal(true);
    for (const value of [false, 0, '0', 'false', 'off']) expect(isOn(value, true), String(value)).to.equal(false);
  });

  it('has its default while nothing is stored', () => {
    for (const value of [undefined, null, '']) {
      expect(isOn(value)).to.equal(false);
      expect(isOn(value, true)).to.equal(true);
    }
  });
});

const values = {
  email: 'a@b.sk',
  ticket_value: { day: '1', time: null },
  time_schedules: [{ from: '8' }, { from: '9' }],
};

describe('value paths', () => {
  it('reads the value at a path, and undefined elsewhere', () => {
    expect(valueAt(values, 'email')).to.equal('a@b.sk');
    expect(valueAt(values, 'ticket_value.day')).to.equal('1');
    expect(valueAt(values, 'time_schedules.1.from')).to.equal('9');
    for (const path of ['x', 'email.length', 'ticket_value.time.x', 'time_schedules.2.from', 'toString', '__proto__']) {
      expect(valueAt(values, path), path).to.equal(undefined);
    }
  });

  it('changes one value and keeps the other objects', () => {
    const next = withValueAt(values, 'time_schedules.1.from', '10');
    expect(next).to.deep.equal({ ...values, time_schedules: [{ from: '8' }, { from: '10' }] });
    expect(next.ticket_value).to.equal(values.ticket_value);
    expect(next.time_schedules[0]).to.equal(values.time_schedules[0]);
    expect(values.time_schedules[1]).to.deep.equal({ from: '9' });
  });

  it('removing a row drops its names and renumbers those behind it', () => {
    const moved = (name: string) => withoutRow(name, 'rows', 1);
    expect(['rows.0.a', 'rows.1.a', 'rows.2.a', 'rows.10.a.b', 'rows', 'rows_2.1.a', 'a'].map(moved)).to.deep.equal([
      'rows.0.a',
      null,
      'rows.1.a',
      'rows.9.a.b',
      'rows',
      'rows_2.1.a',
      'a',
    ]);
  });
});
