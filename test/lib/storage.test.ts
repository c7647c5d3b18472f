import { afterEach, describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { createStorage, type TextStorage } from '../../src/lib/storage';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const overfull = (): never => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/** A storage in which a test replaces some methods. */
function storageWith(methods: Partial<Storage>, values = new Map<string, string>()): Storage {
  return {
    get length() {
      return values.size;
    },
    key: () => null,
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    ...methods,
  };
}

function expectToRemember(storage: TextStorage): void {
  expect(storage.read('a')).to.equal(null);
  storage.write('a', '1');
  storage.write('b', '2');
  storage.write('a', '3');
  expect([storage.read('a'), storage.read('b')]).to.deep.equal(['3', '2']);
  storage.remove('a');
  expect([storage.read('a'), storage.read('b')]).to.deep.equal([null, '2']);
}

describe('storage', () => {
  const KEY = 'ordinacia-unit-test';

  afterEach(() => localStorage.removeItem(KEY));

  it('uses the local storage of the page', () => {
    const storage = createStorage();
    storage.write(KEY, 'kept');
    expect(localStorage.getItem(KEY)).to.equal('kept');
    expect(createStorage().read(KEY)).to.equal('kept');
    storage.remove(KEY);
    expect(localStorage.getItem(KEY)).to.equal(null);
    expect(storage.read(KEY)).to.equal(null);
  });

  it('keeps values in memory where local storage is missing, forbidden or full', () => {
    expectToRemember(createStorage(refuse));
    expectToRemember(createStorage(() => undefined as unknown as Storage));
    expectToRemember(createStorage(() => null as unknown as Storage));
    expectToRemember(createStorage(() => storageWith({ getItem: refuse, setItem: refuse, removeItem: refuse })));
    expectToRemember(createStorage(() => storageWith({ setItem: overfull })));
  });

  it('prefers a value that did not fit over the old stored one', () => {
    const values = new Map([['token', 'old']]);
    const storage = createStorage(() => storageWith({ setItem: overfull }, values));
    storage.write('token', 'new');
    expect(storage.read('token')).to.equal('new');
    storage.remove('token');
    expect(storage.read('token')).to.equal(null);
    expect(values.has('token')).to.equal(false);
  });

  it('prefers the stored value again once there is room', () => {
    const values = new Map<string, string>();
    let isFull = true;
    const setItem = (key: string, value: string) => (isFull ? overfull() : void values.set(key, value));
    const storage = createStorage(() => storageWith({ setItem }, values));
    storage.write('token', 'first');
    isFull = false;
    storage.write('token', 'second');
    // Another tab changes it.
    values.set('token', 'third');
    expect(storage.read('token')).to.equal('third');
  });
});
