import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { joinTabs, type TabLeader } from '../../../src/state/live/tab-leader';

describe('the leading tab', () => {
  /** Requests of the tab, oldest first: `answer` calls back as the browser does, with the lock or `null`. */
  let asked: { options: LockOptions; answer(lock: object | null): unknown }[];
  let tab: TabLeader;
  beforeEach(() => {
    asked = [];
    const request = (_name: string, options: LockOptions, answer: (lock: object | null) => unknown) => {
      asked.push({ options, answer });
      return new Promise(() => undefined);
    };
    Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true });
    tab = joinTabs('tabs');
  });
  afterEach(() => {
    tab.leave();
    Reflect.deleteProperty(globalThis, 'navigator');
  });

  it('gives back a lock that it got while it was frozen, and asks for it again', () => {
    asked[0]?.answer(null);
    expect(tab.isLeader.value, 'it waits in line').to.equal(false);
    document.dispatchEvent(new Event('freeze'));
    expect(asked[1]?.options.signal?.aborted).to.equal(true);
    document.dispatchEvent(new Event('resume'));
    // The lock was granted before the request was aborted, and the frozen tab is notified only now.
    expect(asked[1]?.answer({}), 'it does not keep the lock').to.equal(undefined);
    expect(tab.isLeader.value).to.equal(null);
    asked[2]?.answer(null);
    expect(tab.isLeader.value).to.equal(false);
    expect(asked[3]?.answer({}), 'it keeps the lock').to.be.instanceOf(Promise);
    expect(tab.isLeader.value).to.equal(true);
  });
});
