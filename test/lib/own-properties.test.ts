import { describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { ownValue } from '../../src/lib/own-properties';

describe('own properties of a record', () => {
  it('finds an own property by name, and none that is inherited', () => {
    const record: Record<string, string> = { queue: 'Čakací lístok' };
    expect(ownValue(record, 'queue')).to.equal('Čakací lístok');
    expect(ownValue(record, 'constructor')).to.equal(undefined);
    expect(ownValue(record, '__proto__')).to.equal(undefined);
    expect(ownValue(record, '')).to.equal(undefined);
  });
});
