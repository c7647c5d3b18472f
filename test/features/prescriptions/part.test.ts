import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import * as receptCalls from '../../../src/features/prescriptions/contract';
import type { Recept } from '../../../src/features/prescriptions/contract';
import { Failure } from '../../../src/api/failure';
import { prescriptionsPart } from '../../../src/features/prescriptions';
import { prescriptionToastTexts as texts } from '../../../src/texts/prescription-toasts';
import { recordWarnings } from '../../support/record-warnings';
import type { DeferredCalls } from '../../support/deferred-calls';
import { nextTask } from '../../support/until';
import { createPartCore, type PartCore } from '../../support/part-core';

const recept = (id: number): Recept => ({
  id,
  user: null,
  recept_title: `Liek ${id}`,
  recept_note: null,
  created_at_formated: null,
});

describe('prescriptions', () => {
  let loads: DeferredCalls<readonly Recept[]>;
  let calls: DeferredCalls<undefined>;
  let recepts: ReturnType<typeof prescriptionsPart>;
  let panel: PartCore;
  let warnings: ReturnType<typeof recordWarnings>;

  beforeEach(async () => {
    warnings = recordWarnings();
    panel = createPartCore();
    loads = panel.defer(receptCalls.recepts);
    calls = panel.defer(receptCalls.receptAccepted, receptCalls.receptRejected);
    recepts = panel.core.part(prescriptionsPart);
    recepts.reload();
    await loads.answer(0, [recept(1), recept(2), recept(3)]);
  });
  afterEach(() => {
    recepts.clear();
    warnings.restore();
  });

  const sent = () => panel.sent.map(({ path, id }) => `${path === '/api/recept-accepted' ? 'accept' : 'reject'} ${id}`);
  const left = () => recepts.data.value?.map(({ id }) => id);

  it('sends several one after another, keeps the failed ones, and shows one toast for the rest', async () => {
    void recepts.acceptAll([1, 2, 3]);
    await nextTask();
    expect(sent()).to.deep.equal(['accept 1']);
    await calls.answer(0, undefined);
    await calls.fail(1, new Failure('server', 500));
    expect(recepts.pending.value.get(2)?.state, 'until the list has been looked at').to.equal('pending');
    await loads.answer(1, [recept(2), recept(3)]);
    expect(recepts.run.value).to.deep.equal({ total: 3, handled: 1, isRunning: true });
    await calls.answer(2, undefined);
    expect(sent()).to.deep.equal(['accept 1', 'accept 2', 'accept 3']);
    expect(recepts.run.value).to.deep.equal({ total: 3, handled: 2, isRunning: false });
    expect(left()).to.deep.equal([2]);
    expect(recepts.pending.value.get(2)?.state).to.equal('unknown');
    expect(panel.told).to.deep.equal([texts.accept(2)]);
    expect(warnings.messages).to.deep.equal(['[ordinacia] recept accept failed: server (500)']);
  });

  it('counts one of several that somebody else handled first as done, and says so', async () => {
    void recepts.acceptAll([1, 2, 3]);
    await nextTask();
    await calls.answer(0, undefined);
    await calls.fail(1, new Failure('conflict', 409));
    await calls.answer(2, undefined);
    expect(recepts.run.value).to.equal(null);
    expect(left()).to.deep.equal([]);
    expect(panel.told).to.deep.equal([texts.accept(2), texts.alreadyHandled]);
  });

  it('a separate decision takes a prescription out of the run', async () => {
    void recepts.acceptAll([1, 2, 3]);
    await nextTask();
    void recepts.handle(2, 'reject');
    void recepts.handle(3, 'accept');
    expect(recepts.run.value).to.deep.equal({ total: 1, handled: 0, isRunning: true });
    await calls.answer(1, undefined);
    await calls.fail(2, new Failure('forbidden', 403));
    await calls.answer(0, undefined);
    await nextTask();
    expect(sent()).to.deep.equal(['accept 1', 'reject 2', 'accept 3']);
    expect(recepts.run.value, 'a run that handled all is not told any longer').to.equal(null);
    expect(panel.told).to.deep.equal([texts.reject(), texts.accept(1)]);
    expect(left()).to.deep.equal([3]);
  });

  for (const [kind, status, state] of [
    ['offline', null, 'unknown'],
    ['timeout', null, 'unknown'],
    ['throttled', 429, 'failed'],
  ] as const) {
    it(`a run stops at the first ${kind} failure`, async () => {
      void recepts.acceptAll([1, 2, 3]);
      await nextTask();
      await calls.fail(0, new Failure(kind, status));
      await loads.fail(1, new Failure('offline'));
      await nextTask();
      expect(sent()).to.deep.equal(['accept 1']);
      expect(recepts.run.value).to.deep.equal({ total: 3, handled: 0, isRunning: false });
      expect([1, 2, 3].map((id) => recepts.pending.value.get(id)?.state)).to.deep.equal([state, 'failed', 'failed']);
      expect(panel.told).to.deep.equal([]);
    });
  }

  it('those that are gone after a run without answers are not reported one by one', async () => {
    void recepts.acceptAll([1, 2]);
    await nextTask();
    await calls.fail(0, new Failure('server', 500));
    await loads.answer(1, [recept(2), recept(3)]);
    await calls.fail(1, new Failure('server', 500));
    await loads.answer(2, [recept(3)]);
    expect(recepts.run.value, 'a run that handled all is not told any longer').to.equal(null);
    expect(panel.told).to.deep.equal([texts.gone]);
    expect(recepts.pending.value.size).to.equal(0);
  });

  it('a run that the end of the session interrupts shows nothing', async () => {
    void recepts.acceptAll([1, 2]);
    await nextTask();
    panel.core.scope.end();
    recepts.clear();
    await calls.answer(0, undefined);
    expect(sent()).to.deep.equal(['accept 1']);
    expect(panel.told).to.deep.equal([]);
    expect(recepts.run.value).to.equal(null);
  });
});
