import { expect } from '@open-wc/testing';
import { CHUNK_TIMEOUT_MS } from '../../src/constants';
import { panel } from '../../src/elements/panel';
import { patientsPart } from '../../src/features/patients';
import { prescriptionsPart } from '../../src/features/prescriptions';
import { loadChunk } from '../../src/lib/load-chunk';
import { acquireStore } from '../../src/state/store-registry';
import type { StoreConfig } from '../../src/state/store-config';
import { noAnswer, stubNetwork, type Network } from '../support/recorded-answers';
import { noRealtime } from '../support/store-config';
import { nextTask } from '../support/next-task';

const KEY = 'unit-registry-token';
/** A token belongs to its origin: another origin has its own. */
const OTHER_KEY = 'unit-registry-other-token';

const config = (apiBase: string, tokenKey = KEY): StoreConfig => ({
  apiBase,
  tokenKey,
  endpoints: {},
  getToken: null,
  pictureOrigins: null,
  timeZone: null,
  realtime: noRealtime,
});

describe('the shared store', () => {
  let network: Network;
  let taken: ReturnType<typeof acquireStore>[];

  beforeEach(() => {
    network = stubNetwork(noAnswer);
    taken = [];
    localStorage.setItem(KEY, 'a-token');
  });
  afterEach(async () => {
    taken.forEach(({ release }) => release());
    // Pending requests are aborted before the real network is restored.
    await nextTask();
    // A chunk that is still loading would add listeners and timers during the next test.
    await loadChunk('connection', () => import('../../src/state/live/connection'), CHUNK_TIMEOUT_MS);
    network.restore();
    for (const key of [KEY, OTHER_KEY]) for (const name of [key, `${key}.origin`]) localStorage.removeItem(name);
  });

  function acquire(apiBase: string, tokenKey?: string) {
    const one = acquireStore(config(apiBase, tokenKey), panel);
    taken.push(one);
    return one;
  }

  async function paths(): Promise<string[]> {
    await nextTask();
    return network.sent.map(({ url }) => url).sort();
  }

  const endElsewhere = () => {
    localStorage.removeItem(KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  };

  it('X16 is one for all elements of an api-base, and loads everything together, once', async () => {
    const [one, other] = [acquire('https://a.example'), acquire('https://a.example')];
    expect(one.store).to.equal(other.store);
    // Lists load only while something reads them.
    for (const { data } of [
      one.store.part(patientsPart),
      other.store.part(patientsPart),
      one.store.part(prescriptionsPart),
    ])
      data.subscribe(() => undefined);
    expect(await paths()).to.deep.equal(
      ['administration-init', 'patients', 'recepts', 'tickets'].map((name) => `https://a.example/api/${name}`),
    );
  });

  it('loads no people and no prescriptions while nothing shows them', async () => {
    const { store } = acquire('https://a.example');
    const names = ['administration-init', 'tickets'];
    expect(await paths()).to.deep.equal(names.map((name) => `https://a.example/api/${name}`));
    const leave = store.part(patientsPart).data.subscribe(() => undefined);
    expect(await paths()).to.deep.equal(
      ['administration-init', 'patients', 'tickets'].map((name) => `https://a.example/api/${name}`),
    );
    leave();
    store.refresh();
    expect(await paths()).to.have.length(3);
  });

  it('another api-base has its own store', async () => {
    localStorage.setItem(OTHER_KEY, 'another-token');
    const [one, other] = [acquire('https://a.example'), acquire('https://b.example', OTHER_KEY)];
    expect(one.store).not.to.equal(other.store);
    expect(await paths()).to.have.length(4);
  });

  it('stops with its last user only, and then aborts pending requests', async () => {
    const [one, other] = [acquire('https://a.example'), acquire('https://a.example')];
    await nextTask();
    one.release();
    const areAborted = () => network.sent.map(({ init }) => init.signal?.aborted);
    expect(areAborted()).to.deep.equal([false, false]);
    other.release();
    expect(areAborted()).to.deep.equal([true, true]);
    endElsewhere();
    expect(one.store.session.isLoggedIn.value, 'it hears nothing any more').to.equal(true);
  });

  it('releasing twice does not take it from another user', () => {
    const [one, other] = [acquire('https://a.example'), acquire('https://a.example')];
    one.release();
    one.release();
    endElsewhere();
    expect(other.store.session.isLoggedIn.value, 'it still listens').to.equal(false);
  });

  it('acquiring after the last release creates a new store', async () => {
    const one = acquire('https://a.example');
    one.release();
    const next = acquire('https://a.example');
    expect(next.store).not.to.equal(one.store);
    one.release();
    const third = acquire('https://a.example');
    expect(third.store).to.equal(next.store);
    expect(await paths()).to.have.length(4);
  });

  it('keeps nothing of a session after it stops', async () => {
    const { store } = acquire('https://a.example');
    await nextTask();
    store.toasts.success('text');
    store.popups.confirm({ title: 'title', description: '', onConfirm: () => undefined });
    endElsewhere();
    expect(store.toasts.list.value).to.deep.equal([]);
    expect(store.popups.open.value).to.equal(null);
    expect(network.sent.map(({ init }) => init.signal?.aborted)).to.deep.equal([true, true]);
  });
});
