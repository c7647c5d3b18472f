// needs: own-process, release
import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { before, describe, it } from 'node:test';
import { signal } from '@preact/signals-core';
import type { Store } from './world/panel-store';
import type { FindingKind } from './judge/compare';
import type { Script, Step } from './model/script';
import { blameTabs } from './play-seeds';
import { runScript } from './run-seed';
import { bundleStore, type EvaluateStore } from './world/panel-code';

/** How long a play waits for its findings to disappear; those of a broken store stay. */
const LIMIT_MS = 3_000;

const office = { tab: 'desk-1', form: 'office-hours', name: 's1-hours' } as const;
const fill = (sendAfter: number | null): Step => ({ at: 500, do: 'fill', ...office, sendAfter });
const ticket: Step = { at: 500, do: 'ticket', name: 's1-a' };

/** Bugs to inject into the store: the expected finding, the steps that provoke it, and the change. */
const MISTAKES: readonly [kind: FindingKind, steps: readonly Step[], mistake: (store: Store) => Partial<Store>][] = [
  ['stored twice', [fill(10)], ({ forms }) => ({ forms: { ...forms, addOfficeHours: twice(forms.addOfficeHours) } })],
  ['stale tickets', [ticket], ({ tickets }) => ({ tickets: { ...tickets, data: signal([]) } })],
  ['not live', [], () => ({ live: signal('disconnected') })],
  ['typed lost', [fill(null)], ({ drafts }) => ({ drafts: { ...drafts, has: () => false, of: forgetful(drafts.of) } })],
  ['reported as stored', [fill(10)], (store) => ({ forms: { ...store.forms, addOfficeHours: lie(store) } })],
  ['data after logout', [{ at: 1_500, do: 'logout', tab: 'desk-1' }], leak],
  [
    'failed though gone',
    [{ at: 500, do: 'handle-elsewhere', action: 'next' }],
    ({ tickets }) => ({
      tickets: { ...tickets, pending: signal(new Map([[1, { action: 'next', state: 'failed' } as const]])) },
    }),
  ],
];

describe('the judgement of a play', { timeout: 120_000 }, () => {
  let evaluate: EvaluateStore;
  before(async () => (evaluate = await bundleStore()));

  async function kindsOf(steps: readonly Step[], store: EvaluateStore): Promise<FindingKind[]> {
    const script: Script = { seed: 1, tabs: ['desk-1'], isSecure: true, steps };
    const { findings } = await runScript(script, { evaluate: store, limitMs: LIMIT_MS });
    return [...new Set(findings.map(({ kind }) => kind))];
  }

  it('a quiet play of the real panel is right', async () => {
    assert.deepEqual(await kindsOf([ticket, fill(10), { at: 700, do: 'recept', name: 's1-b' }], evaluate), []);
  });

  for (const [kind, steps, mistake] of MISTAKES) {
    it(`finds „${kind}“`, async () => {
      const broken: EvaluateStore = (globals) => ({
        createStore(config) {
          const store = evaluate(globals).createStore(config);
          return { ...store, ...mistake(store) };
        },
      });
      assert.deepEqual(await kindsOf(steps, broken), [kind]);
    });
  }

  it('finds „dishonest live“ where no socket is', async () => {
    const withoutSocket: EvaluateStore = (globals) => ({
      createStore(config) {
        const realtime = { ...config.realtime, key: null };
        return { ...evaluate(globals).createStore({ ...config, realtime }), live: signal('connected') };
      },
    });
    assert.ok((await kindsOf([], withoutSocket)).includes('dishonest live'));
  });

  it('finds „error“ where a timer rejects', async () => {
    const stopBlaming = blameTabs();
    const crashing: EvaluateStore = (globals) => {
      const fail = () => void Promise.reject(new Error('a bug of the panel'));
      if (typeof globals.setTimeout === 'function') Reflect.apply(globals.setTimeout, undefined, [fail, 0]);
      return evaluate(globals);
    };
    assert.deepEqual(await kindsOf([], crashing), ['error']);
    stopBlaming();
  });
});

describe('the soak', { timeout: 60_000 }, () => {
  it('ends when the process that started it has ended', async () => {
    const child = fork('test/soak/soak.ts', ['--seed', '1'], { execArgv: ['--import', 'tsx'], stdio: 'pipe' });
    const ended = once(child, 'exit');
    assert.ok(child.stdout);
    // The first output is the script.
    await once(child.stdout, 'data');
    child.disconnect();
    assert.deepEqual(await ended, [1, null]);
  });
});

type AddHours = Store['forms']['addOfficeHours'];

const twice =
  (add: AddHours): AddHours =>
  async (form) => {
    await add(form);
    return add(form);
  };

const forgetful =
  (of: Store['drafts']['of']): Store['drafts']['of'] =>
  (name) => ({ ...of(name), keep: () => undefined });

const lie =
  ({ drafts }: Store): AddHours =>
  () => {
    drafts.discard('office-hours');
    return Promise.resolve(null);
  };

function leak(store: Store): Partial<Store> {
  const kept = signal<unknown>(null);
  return {
    logout() {
      kept.value = store.appData.admin.peek();
      store.logout();
    },
    toasts: { ...store.toasts, kept } as Store['toasts'],
  };
}
