import { expect } from '@open-wc/testing';
import { own } from '../../src/lib/own';

describe('what a record has of its own', () => {
  it('is found by its name; what every object has is not', () => {
    const record: Record<string, string> = { queue: 'Čakací lístok' };
    expect(own(record, 'queue')).to.equal('Čakací lístok');
    expect(own(record, 'constructor')).to.equal(undefined);
    expect(own(record, '__proto__')).to.equal(undefined);
    expect(own(record, '')).to.equal(undefined);
  });
});
