import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { GET_TOKEN_TIMEOUT_MS } from '../../../src/constants';
import { Failure } from '../../../src/api/failure';
import { createDeferred } from '../../../src/lib/deferred';
import { createStorage } from '../../../src/lib/storage';
import { createSession, type GetToken, type Session } from '../../../src/state/session/session';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';

const KEY = 'unit-session-token';

describe('the session', () => {
  let stops: (() => void)[];

  beforeEach(() => (stops = []));
  afterEach(() => {
    stops.forEach((stop) => stop());
    localStorage.removeItem(KEY);
  });

  function create(options: Partial<Parameters<typeof createSession>[0]> = {}): Session {
    const session = createSession({
      storage: createStorage(),
      tokenKey: KEY,
      apiBase: location.origin,
      getToken: null,
      onExpired: () => false,
      onNoAnswer: () => undefined,
      isOwn: () => Promise.resolve(true),
      ...options,
    });
    stops.push(session.watch());
    return session;
  }

  function start(stored?: string): Session {
    if (stored !== undefined) localStorage.setItem(KEY, stored);
    return create();
  }

  const stateOf = ({ token, isLoggedIn, endedBy }: Session) => [token.value, isLoggedIn.value, endedBy.value];

  /** The browser's event after another tab has changed the storage. */
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

  it('X7 a 401 that comes before the event of a login in another tab leaves that login alone, and joins it', async () => {
    const session = start('old');
    localStorage.setItem(KEY, 'theirs');
    expect(await session.expire('old')).to.equal(null);
    expect(stateOf(session)).to.deep.equal(['theirs', true, null]);
    expect(localStorage.getItem(KEY)).to.equal('theirs');
  });

  it('follows a login, a change of user and a logout in another tab, and a cleared storage; ignores what changes nothing', () => {
    const session = start();
    changeElsewhere('theirs');
    expect(stateOf(session)).to.deep.equal(['theirs', true, null]);
    changeElsewhere('another');
    expect(stateOf(session)).to.deep.equal(['another', true, null]);
    let changes = -1;
    stops.push(session.token.subscribe(() => (changes += 1)));
    changeElsewhere('another');
    changeElsewhere('other', 'somebody-elses-key');
    expect([session.token.value, changes]).to.deep.equal(['another', 0]);
    changeElsewhere(null);
    expect(stateOf(session)).to.deep.equal([null, false, 'logout']);
    changeElsewhere('mine');
    changeElsewhere(null, null);
    expect(session.isLoggedIn.value).to.equal(false);
  });

  it('reads the storage again when the page returns from the back/forward cache, and only then', () => {
    const session = start('mine');
    localStorage.removeItem(KEY);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(session.isLoggedIn.value).to.equal(true);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(stateOf(session)).to.deep.equal([null, false, 'logout']);
    session.begin('next');
    stops.splice(0).forEach((stop) => stop());
    changeElsewhere(null);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(session.token.value, 'after stop it hears nothing').to.equal('next');
  });

  describe('with getToken of the page', () => {
    let clock: FakeClock;
    beforeEach(() => (clock = installFakeClock()));
    afterEach(() => clock.restore());

    const tokenOf = ({ token }: Session) => clock.tick(0).then(() => token.value);

    function startWith(getToken: GetToken, isOwn = () => Promise.resolve(true)) {
      const reasons: string[] = [];
      const session = create({ getToken, isOwn, onNoAnswer: (reason) => reasons.push(reason) });
      return { session, reasons };
    }

    /** The page gives these tokens, one after the other. */
    async function startInTurn(tokens: string[], isOwn?: () => Promise<boolean>) {
      const { session } = startWith(() => tokens.shift() ?? null, isOwn);
      await clock.tick(0);
      return session;
    }

    /** The page's function has not answered yet; `give` answers. */
    function startWaiting() {
      let give: (token: string) => void = () => undefined;
      return { ...startWith(() => new Promise((resolve) => (give = resolve))), give: (token: string) => give(token) };
    }

    it('a page that does not answer in time has no token, until it answers after all', async () => {
      const { session, reasons, give } = startWaiting();
      await clock.tick(GET_TOKEN_TIMEOUT_MS - 1);
      expect([session.isKnown.value, reasons]).to.deep.equal([false, []]);
      await clock.tick(1);
      expect([session.isKnown.value, session.token.value, reasons]).to.deep.equal([true, null, ['silent']]);
      give('late');
      expect(await tokenOf(session)).to.equal('late');
    });

    it('a late answer counts, also if the page has passed another function since', async () => {
      const { session, give } = startWaiting();
      await clock.tick(GET_TOKEN_TIMEOUT_MS);
      session.follow({ tokenKey: KEY, getToken: () => null });
      give('late');
      expect(await tokenOf(session)).to.equal('late');
    });

    it('a call of an ended session is not repeated with the token of the next one', async () => {
      const session = await startInTurn(['first', 'renewed']);
      await session.expire('first');
      expect(await session.expire('first'), 'of the same session').to.equal('renewed');
      session.end();
      session.begin('of another doctor');
      expect([await session.expire('first'), await session.expire('renewed')]).to.deep.equal([null, null]);
      expect(session.token.value).to.equal('of another doctor');
    });

    it('the account of a renewed token is asked for once, before any refused call is repeated with it', async () => {
      const answer = createDeferred<boolean>();
      let asked = 0;
      const session = await startInTurn(['first', 'renewed'], () => ((asked += 1), answer.promise));
      const keys = new Set<unknown>();
      stops.push(session.key.subscribe((key) => keys.add(key)));
      const calls = [session.expire('first'), session.expire('first')];
      await clock.tick(0);
      expect([session.token.value, asked]).to.deep.equal(['first', 1]);
      answer.resolve(true);
      expect(await Promise.all(calls)).to.deep.equal(['renewed', 'renewed']);
      expect([keys.size, asked]).to.deep.equal([1, 1]);
    });

    it('another account’s token begins another session: no call of the first one is repeated', async () => {
      const session = await startInTurn(['first', 'of another doctor'], () => Promise.resolve(false));
      const before = session.key.value;
      expect(await Promise.all([session.expire('first'), session.expire('first')])).to.deep.equal([null, null]);
      expect(await session.expire('first'), 'a later refusal').to.equal(null);
      expect(stateOf(session)).to.deep.equal(['of another doctor', true, null]);
      expect(session.key.value).to.not.equal(before);
    });

    it('a token that the page itself exchanges for another account’s begins another session, too', async () => {
      let own = 'first';
      const { session } = startWith(() => own);
      await clock.tick(0);
      own = 'of another doctor';
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      expect(await tokenOf(session)).to.equal(own);
      expect(await session.expire('first')).to.equal(null);
    });

    it('while nobody can tell whose a renewed token is, only the call fails, and the next one tries again; a refusal ends the session', async () => {
      const answers = [500, null, 401];
      const session = await startInTurn(['first', 'second', 'second', 'third'], () => {
        const status = answers.shift();
        const kind = status === 401 ? 'unauthorized' : 'server';
        return status ? Promise.reject(new Failure(kind, status)) : Promise.resolve(true);
      });
      const failed = [session.expire('first'), session.expire('first')].map((call) => call.catch(String));
      expect(await Promise.all(failed)).to.deep.equal(Array(2).fill('Failure: server (500)'));
      expect(stateOf(session)).to.deep.equal(['first', true, null]);
      expect(await session.expire('first')).to.equal('second');
      expect(await session.expire('second')).to.equal(null);
      expect(stateOf(session)).to.deep.equal([null, false, 'expiry']);
    });

    it('a logout while the account of a renewed token is asked for wins', async () => {
      const answer = createDeferred<boolean>();
      const session = await startInTurn(['first', 'renewed'], () => answer.promise);
      const call = session.expire('first');
      session.end();
      answer.resolve(true);
      expect(await call).to.equal(null);
      expect(stateOf(session)).to.deep.equal([null, false, 'logout']);
    });

    it('a late answer does not take the place of a login in the meantime', async () => {
      const { session, give } = startWaiting();
      await clock.tick(GET_TOKEN_TIMEOUT_MS);
      session.begin('own');
      give('late');
      expect(await tokenOf(session)).to.equal('own');
    });

    it('a renewal that is not answered ends the session instead of waiting for ever', async () => {
      let isFirst = true;
      const { session } = startWith(() => (isFirst ? 'first' : new Promise(() => undefined)));
      await clock.tick(0);
      isFirst = false;
      const renewed = session.expire('first');
      await clock.tick(GET_TOKEN_TIMEOUT_MS);
      expect(await renewed).to.equal(null);
      expect(stateOf(session)).to.deep.equal([null, false, 'expiry']);
    });

    it('a renewed token that is refused, too, ends the session', async () => {
      const session = await startInTurn(['first', 'second', 'second']);
      expect(await session.expire('first')).to.equal('second');
      expect(await session.expire('second')).to.equal(null);
      expect(stateOf(session)).to.deep.equal([null, false, 'expiry']);
    });

    it('the result of a function that the page has removed meanwhile does not count', async () => {
      const { session, reasons, give } = startWaiting();
      session.follow({ tokenKey: KEY, getToken: null });
      give('late');
      await clock.tick(GET_TOKEN_TIMEOUT_MS);
      expect([session.token.value, session.isKnown.value, reasons]).to.deep.equal([null, true, []]);
    });
  });
});
