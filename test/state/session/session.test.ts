import { expect } from '@open-wc/testing';
import { createStorage } from '../../../src/lib/storage';
import { createSession, type Session } from '../../../src/state/session/session';

const KEY = 'unit-session-token';

describe('the session', () => {
  let stops: (() => void)[];

  beforeEach(() => (stops = []));
  afterEach(() => {
    stops.forEach((stop) => stop());
    localStorage.removeItem(KEY);
  });

  function start(stored?: string): Session {
    if (stored !== undefined) localStorage.setItem(KEY, stored);
    const session = createSession({ storage: createStorage(), tokenKey: KEY, getToken: null, onExpired: () => false });
    stops.push(session.watch());
    return session;
  }

  const stateOf = ({ token, isLoggedIn, endedBy }: Session) => [token.value, isLoggedIn.value, endedBy.value];

  /** What a browser tells this tab after another one has changed the storage. */
  function changeElsewhere(value: string | null, key: string | null = KEY): void {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, value);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
  }

  it('X7 starts with the stored token, and stores a new one', () => {
    expect(stateOf(start())).to.deep.equal([null, false, null]);
    const session = start('stored');
    expect(stateOf(session)).to.deep.equal(['stored', true, null]);
    session.begin('new');
    expect(stateOf(session)).to.deep.equal(['new', true, null]);
    expect(localStorage.getItem(KEY)).to.equal('new');
  });

  it('X7 a logout and a 401 remove the token from the storage, and report which of them it was', async () => {
    const session = start('a');
    session.end();
    expect(stateOf(session)).to.deep.equal([null, false, 'logout']);
    expect(localStorage.getItem(KEY)).to.equal(null);
    session.begin('b');
    expect(session.endedBy.value).to.equal(null);
    await session.expire('b');
    expect(stateOf(session)).to.deep.equal([null, false, 'expiry']);
    expect(localStorage.getItem(KEY)).to.equal(null);
  });

  it('ignores a 401 for an older token or after the logout', async () => {
    const session = start('old');
    session.begin('new');
    await session.expire('old');
    expect(stateOf(session)).to.deep.equal(['new', true, null]);
    expect(localStorage.getItem(KEY)).to.equal('new');
    session.end();
    await session.expire('new');
    expect(session.endedBy.value).to.equal('logout');
  });

  it('follows a login, a logout and a change of user in another tab', () => {
    const session = start();
    changeElsewhere('theirs');
    expect(stateOf(session)).to.deep.equal(['theirs', true, null]);
    changeElsewhere('another');
    expect(stateOf(session)).to.deep.equal(['another', true, null]);
    changeElsewhere(null);
    expect(stateOf(session)).to.deep.equal([null, false, 'logout']);
  });

  it('notices when another tab clears the whole storage', () => {
    const session = start('mine');
    changeElsewhere(null, null);
    expect(session.isLoggedIn.value).to.equal(false);
  });

  it('ignores other keys, and events without a change', () => {
    const session = start('mine');
    let changes = -1;
    stops.push(session.token.subscribe(() => (changes += 1)));
    changeElsewhere('mine');
    changeElsewhere('other', 'somebody-elses-key');
    expect([session.token.value, changes]).to.deep.equal(['mine', 0]);
  });

  it('reads the storage again when the page returns from the back/forward cache, and only then', () => {
    const session = start('mine');
    localStorage.removeItem(KEY);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(session.isLoggedIn.value).to.equal(true);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(stateOf(session)).to.deep.equal([null, false, 'logout']);
  });

  it('ignores events after stop', () => {
    const session = start('mine');
    stops.splice(0).forEach((stop) => stop());
    changeElsewhere(null);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(session.token.value).to.equal('mine');
  });

  it('lasts as long as the page where storage is forbidden', () => {
    const forbidden = createStorage(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const session = createSession({ storage: forbidden, tokenKey: KEY, getToken: null, onExpired: () => false });
    session.begin('token');
    expect(session.isLoggedIn.value).to.equal(true);
    expect(localStorage.getItem(KEY)).to.equal(null);
    session.end();
    expect(stateOf(session)).to.deep.equal([null, false, 'logout']);
  });
});
