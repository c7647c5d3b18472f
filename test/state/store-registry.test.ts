import { expect } from '@open-wc/testing';
import { CHUNK_TIMEOUT_MS } from '../../src/constants';
import { panel } from '../../src/elements/panel';
import { patientsPart } from '../../src/features/patients';
import { loadChunk } from '../../src/lib/load-chunk';
import { acquireStore } from '../../src/state/store-registry';
import { noAnswer, stubNetwork, type Network } from '../support/recorded-answers';
import { configOf } from '../support/store-config';
import { nextTask } from '../support/until';

const KEY = 'unit-registry-token';

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
    for (const name of [KEY, `${KEY}.origin`]) localStorage.removeItem(name);
  });

  function acquire() {
    const one = acquireStore(configOf('https://a.example', KEY), panel);
    taken.push(one);
    return one;
  }

  const abortions = () => network.sent.map(({ init }) => init.signal?.aborted);

  async function paths(): Promise<string[]> {
    await nextTask();
    return network.sent.map(({ url }) => url.replace('https://a.example/api/', '')).sort();
  }

  const endElsewhere = () => {
    localStorage.removeItem(KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  };

  it('loads no people and no prescriptions while nothing shows them', async () => {
    const { store } = acquire();
    expect(await paths()).to.deep.equal(['administration-init', 'tickets']);
    const leave = store.part(patientsPart).data.subscribe(() => undefined);
    expect(await paths()).to.deep.equal(['administration-init', 'patients', 'tickets']);
    leave();
    store.refresh();
    expect(await paths()).to.have.length(3);
  });

  it('stops with its last user only, and then aborts pending requests', async () => {
    const [one, other] = [acquire(), acquire()];
    await nextTask();
    one.release();
    expect(abortions()).to.deep.equal([false, false]);
    other.release();
    expect(abortions()).to.deep.equal([true, true]);
    endElsewhere();
    expect(one.store.session.isLoggedIn.value, 'it hears nothing any more').to.equal(true);
  });

  it('releasing twice does not take it from another user', () => {
    const [one, other] = [acquire(), acquire()];
    one.release();
    one.release();
    endElsewhere();
    expect(other.store.session.isLoggedIn.value, 'it still listens').to.equal(false);
  });

  it('acquiring after the last release creates a new store', async () => {
    const one = acquire();
    one.release();
    const next = acquire();
    expect(next.store).not.to.equal(one.store);
    one.release();
    const third = acquire();
    expect(third.store).to.equal(next.store);
    expect(await paths()).to.have.length(4);
  });

  it('keeps nothing of a session after it stops', async () => {
    const { store } = acquire();
    await nextTask();
    store.toasts.success('text');
    store.popups.confirm({ title: 'title', description: '', onConfirm: () => undefined });
    endElsewhere();
    expect(store.toasts.list.value).to.deep.equal([]);
    expect(store.popups.open.value).to.equal(null);
    expect(abortions()).to.deep.equal([true, true]);
  });
});
