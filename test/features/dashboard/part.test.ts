import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { dashboard as dashboardCall, type Dashboard as DashboardData } from '../../../src/features/dashboard/contract';
import { Failure } from '../../../src/api/failure';
import { countsChanged } from '../../../src/features/dashboard/events';
import { dashboardPart } from '../../../src/features/dashboard/part';
import type { DeferredCalls } from '../../support/deferred-calls';
import { nextTask } from '../../support/until';
import { createPartCore, type PartCore } from '../../support/part-core';

const data = (patients: number): DashboardData => ({
  counters: { tickets_today: 1, served_today: 0, patients, recepts_pending: 0 },
  visits_by_day: [{ day: '2026-11-20', count: 1 }],
  earnings_by_month: null,
  tickets_by_type: [],
});

describe('the dashboard', () => {
  let calls: DeferredCalls<DashboardData>;
  let dashboard: ReturnType<typeof dashboardPart>;
  let core: PartCore['core'];

  beforeEach(() => {
    const panel = createPartCore();
    ({ core } = panel);
    calls = panel.defer(dashboardCall);
    dashboard = core.part(dashboardPart);
    core.session.begin('a-token');
  });
  afterEach(() => core.session.end());

  const invalidate = () => core.events.emit(countsChanged, null);

  it('an invalidation while hidden aborts a running request; after it the data counts as not loaded, until it is loaded again', async () => {
    const hide = dashboard.show();
    hide();
    dashboard.reload();
    invalidate();
    expect(calls.made[0]?.signal.aborted).to.equal(true);
    expect(dashboard.isLoading.value).to.equal(false);
    await calls.answer(0, data(1));
    expect(dashboard.data.value).to.equal(null);
    dashboard.reload();
    await calls.answer(1, data(1));
    expect(dashboard.freshness.loadedAt.value).to.not.equal(null);
    invalidate();
    expect(dashboard.freshness.loadedAt.value).to.equal(null);
    expect(dashboard.loadedAt.value, 'what is seen is still from then').to.not.equal(null);
    dashboard.freshness.reload();
    await calls.answer(2, data(2));
    expect(dashboard.freshness.loadedAt.value).to.not.equal(null);
  });

  it('is cleared by the end of the session, even when invalidated at the same time', async () => {
    dashboard.show();
    dashboard.reload();
    await calls.fail(0, new Failure('server', 500));
    expect(dashboard.failure.value?.kind).to.equal('server');
    invalidate();
    dashboard.clear();
    await nextTask();
    expect(calls.made).to.have.length(1);
    expect([dashboard.data.value, dashboard.failure.value, dashboard.loadedAt.value]).to.deep.equal([null, null, null]);
  });
});
