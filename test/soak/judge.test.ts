// needs: own-process
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { signal } from '@preact/signals-core';
import type { Store } from '../../src/state/store';
import type { Script, Step } from './model/script';
import { blameTabs } from './play-seeds';
import { runScript } from './run-seed';
import { shrink } from './shrink';
import { bundleStore, type StoreModule, type TabGlobals } from './world/panel-code';

/** What stays wrong is waited for only so long. */
const LIMIT_MS = 3_000;

/** The panel must be found guilty of each of these faults of its own. */
describe('the judgement of a play', { timeout: 120_000 }, () => {
  let evaluate: (globals: TabGlobals) => StoreModule;
  before(async () => {
    evaluate = await bundleStore();
  });

  /** A store that one change has broken. */
  const broken = (change: (store: Store) => Partial<Store>) => (globals: TabGlobals) => ({
    createStore: (config: Parameters<StoreModule['createStore']>[0]) => {
      const store = evaluate(globals).createStore(config);
      return { ...store, ...change(store) };
    },
  });
  const script = (...steps: Step[]): Script => ({ seed: 1, tabs: ['desk-1'], isSecure: true, steps });
  const kindsOf = async (played: Script, store: (globals: TabGlobals) => StoreModule) => {
    const { findings } = await runScript(played, { evaluate: store, limitMs: LIMIT_MS });
    return [...new Set(findings.map(({ kind }) => kind))];
  };
  const fill = { do: 'fill', tab: 'desk-1', form: 'office-hours', name: 's1-hours' } as const;
  const sent: Step = { at: 500, do: fill.do, tab: fill.tab, form: fill.form, name: fill.name, sendAfter: 10 };
  const typed: Step = { at: 500, do: fill.do, tab: fill.tab, form: fill.form, name: fill.name, sendAfter: null };

  it('a quiet play of the real panel is right', async () => {
    const quiet = script({ at: 500, do: 'ticket', name: 's1-a' }, sent, { at: 700, do: 'recept', name: 's1-b' });
    assert.deepEqual(await kindsOf(quiet, evaluate), []);
  });

  it('a form that is stored twice', async () => {
    const twice = broken((store) => ({
      forms: {
        ...store.forms,
        async addOfficeHours(form) {
          await store.forms.addOfficeHours(form);
          return store.forms.addOfficeHours(form);
        },
      },
    }));
    assert.deepEqual(await kindsOf(script(sent), twice), ['stored twice']);
  });

  it('a list that is not loaded again', async () => {
    const stale = broken((store) => ({
      tickets: { ...store.tickets, data: signal([{ day: 'Dnes', date: null, tickets: [] }]) },
    }));
    assert.deepEqual(await kindsOf(script({ at: 500, do: 'ticket', name: 's1-a' }), stale), ['stale tickets']);
  });

  it('„live“ without a socket, and a socket that is not live', async () => {
    const hasSocket = broken((store) => ({ live: signal('disconnected'), tickets: store.tickets }));
    assert.deepEqual(await kindsOf(script(), hasSocket), ['not live']);
    const noSocket = (globals: TabGlobals): StoreModule => ({
      createStore(config) {
        const realtime = { ...config.realtime, key: null };
        return { ...evaluate(globals).createStore({ ...config, realtime }), live: signal('connected') };
      },
    });
    assert.ok((await kindsOf(script(), noSocket)).includes('dishonest live'));
  });

  it('what was typed and is lost, and what was told and is not true', async () => {
    const forgetful = broken((store) => ({
      drafts: {
        ...store.drafts,
        has: () => false,
        of: (name) => ({ ...store.drafts.of(name), keep: () => undefined }),
      },
    }));
    assert.deepEqual(await kindsOf(script(typed), forgetful), ['typed lost']);
    const liar = broken((store) => ({
      forms: {
        ...store.forms,
        addOfficeHours() {
          store.drafts.discard('office-hours');
          return Promise.resolve(null);
        },
      },
    }));
    assert.deepEqual(await kindsOf(script(sent), liar), ['told as stored']);
    const coward = broken((store) => ({
      forms: {
        ...store.forms,
        addOfficeHours: async (form) => (await store.forms.addOfficeHours(form)) ?? { hours_name: ['nie'] },
      },
    }));
    assert.ok((await kindsOf(script(sent), coward)).includes('told as refused'));
  });

  it('data that is left after a logout', async () => {
    const leaking = broken((store) => {
      const kept = signal<unknown>(null);
      return {
        appData: store.appData,
        logout() {
          kept.value = store.appData.admin.peek();
          store.logout();
        },
        toasts: { ...store.toasts, kept } as Store['toasts'],
      };
    });
    assert.deepEqual(await kindsOf(script({ at: 500, do: 'logout', tab: 'desk-1' }), leaking), ['data after logout']);
  });

  it('an action that counts as failed although the ticket is gone, and one that never ends', async () => {
    const doubtful = broken((store) => ({
      tickets: {
        ...store.tickets,
        pending: signal(
          new Map([
            [1, { action: 'next', state: 'failed' } as const],
            [2, { action: 'next', state: 'pending' } as const],
          ]),
        ),
      },
    }));
    const played = script({ at: 500, do: 'handle-elsewhere', action: 'next' });
    assert.deepEqual((await kindsOf(played, doubtful)).sort(), ['failed though gone', 'pending left']);
  });

  it('an error of the panel, wherever it is thrown', async () => {
    const stop = blameTabs();
    const crashing = (work: (globals: TabGlobals) => void) => (globals: TabGlobals) => {
      work(globals);
      return evaluate(globals);
    };
    const later = globalsTimer((fail) => fail());
    const rejected = globalsTimer((fail) => void Promise.resolve().then(fail));
    assert.deepEqual(await kindsOf(script(), crashing(later)), ['error']);
    assert.deepEqual(await kindsOf(script(), crashing(rejected)), ['error']);
    stop();
  });

  it('a failing script is shrunk to the steps that matter', async () => {
    const stale = broken((store) => ({ recepts: { ...store.recepts, data: signal([]) } }));
    const steps: Step[] = ['ticket', 'notify', 'ticket'].map((what, index) => ({
      at: 10 * index,
      do: what === 'notify' ? 'notify' : 'ticket',
      name: `s1-${index}`,
    }));
    const options = { evaluate: stale, limitMs: 500 };
    const failed = await runScript(script(...steps), options);
    assert.equal((await shrink(script(...steps), failed, options)).steps.length, 0);
  });
});

/** Does something wrong in a timer of the tab. */
function globalsTimer(work: (fail: () => never) => void) {
  return ({ setTimeout: set }: TabGlobals) => {
    const fail = () => {
      throw new Error('a bug of the panel');
    };
    if (typeof set === 'function') Reflect.apply(set, undefined, [() => work(fail), 0]);
  };
}
