import { describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { hasIntactBuiltIns } from '../../src/elements/host-realm';

/** Whether built-ins count as intact while a property is replaced by `change`, or removed if that has no value. */
function isSoundWith(owner: object, name: PropertyKey, change: PropertyDescriptor = {}): boolean {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  if ('value' in change) Object.defineProperty(owner, name, { configurable: true, writable: true, ...change });
  else Reflect.deleteProperty(owner, name);
  try {
    return hasIntactBuiltIns();
  } finally {
    Reflect.deleteProperty(owner, name);
    if (before) Object.defineProperty(owner, name, before);
  }
}

describe('whether the page has left the language as it is', () => {
  it('B2 is so where it has, or has added what breaks nothing', () => {
    expect(hasIntactBuiltIns()).to.equal(true);
    expect(isSoundWith(Object.prototype, 'token', { value: 'evil' })).to.equal(true);
  });

  it('B2 is not so where something is missing, or does something else', () => {
    expect(isSoundWith(Array.prototype, Symbol.iterator)).to.equal(false);
    expect(isSoundWith(Promise.prototype, 'then')).to.equal(false);
    for (const name of ['map', 'filter', 'find', 'some', 'every', 'reduce'])
      expect(isSoundWith(Array.prototype, name, { value: () => [] }), name).to.equal(false);
    for (const name of ['then', 'key', 'ref', 'children', 'value', 'get', 'set'])
      expect(isSoundWith(Object.prototype, name, { value: undefined }), name).to.equal(false);
  });
});
