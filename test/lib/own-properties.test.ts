import { expect } from '@open-wc/testing';
import { ownValue } from '../../src/lib/own-properties';

describe('what a record has of its own', () => {
  it('is found by its name; what every object has is not', () => {
    const record: Record<string, string> = { queue: 'Čakací lístok' };
    expect(ownValue(record, 'queue')).to.equal('Čakací lístok');
    expect(ownValue(record, 'constructor')).to.equal(undefined);
    expect(ownValue(record, '__proto__')).to.equal(undefined);
    expect(ownValue(record, '')).to.equal(undefined);
  });
});
