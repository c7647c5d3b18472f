import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { Failure } from '../../../src/api/failure';
import { createRecovery } from '../../../src/lib/retries';
import { createResource, type WritableResource } from '../../../src/state/resources/resource';
import { deferCalls, type DeferredCalls } from '../../support/deferred-calls';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';
import { recordErrors, type RecordedErrors } from '../../support/record-warnings';

interface Item {
  id: number;
  name: string;
}

describe('a resource', () => {
  let calls: DeferredCalls<readonly Item[]>;
  let resource: WritableResource<readonly Item[]>;
  let errors: RecordedErrors;
  let clock: FakeClock | undefined;

  beforeEach(() => {
    errors = recordErrors();
    calls = deferCalls();
    resource = createResource(calls.call);
  });
  afterEach(() => {
    resource.clear();
    clock?.restore();
    clock = undefined;
    errors.restore();
  });

  const state = () => ({
    data: resource.data.value,
    failure: resource.failure.value?.kind ?? null,
    isLoading: resource.isLoading.value,
    isLoaded: resource.loadedAt.value !== null,
    defect: resource.defect.value,
  });
  const empty = { data: null, failure: null, isLoading: false, isLoaded: false, defect: null };
  const [one, two] = [
    { id: 1, name: 'one' },
    { id: 2, name: 'two' },
  ];

  it('starts empty, loads, and holds the answer', async () => {
    expect(state()).to.deep.equal(empty);
    resource.reload();
    expect(state()).to.deep.equal({ ...empty, isLoading: true });
    await calls.answer(0, [one]);
    expect(state()).to.deep.equal({ ...empty, data: [one], isLoaded: true });
  });

  it('keeps its data when a load fails, and clears the failure with the next answer', async () => {
    resource.reload();
    await calls.answer(0, [one]);
    resource.reload();
    await calls.fail(1, new Failure('server', 500));
    expect(state()).to.deep.equal({ ...empty, data: [one], isLoaded: true, failure: 'server' });
    resource.reload();
    await calls.answer(2, [one]);
    expect(state().failure).to.equal(null);
  });

  it('keeps unchanged objects, in answers and in updates', async () => {
    resource.reload();
    await calls.answer(0, [one, two]);
    resource.reload();
    await calls.answer(1, [{ ...one }, { id: 2, name: 'renamed' }]);
    expect(resource.data.value?.[0]).to.equal(one);
    resource.update((items) => items.map((item) => ({ ...item, name: item.id === 2 ? 'two' : item.name })));
    expect(resource.data.value?.[0]).to.equal(one);
    expect(resource.data.value).to.deep.equal([one, two]);
  });

  it('ignores an update before the first answer', () => {
    resource.update(() => [two]);
    expect(state()).to.deep.equal(empty);
  });

  it('a bug is kept for the error boundary and reported, not shown as a server failure, and cleared by a reload', async () => {
    const bug = new TypeError('a bug');
    resource.reload();
    await calls.fail(0, bug);
    expect(state()).to.deep.equal({ ...empty, defect: { error: bug } });
    expect(errors.reported).to.deep.equal([bug]);
    resource.reload();
    expect(state().defect).to.equal(null);
  });

  it('has the time of its data, and accepts data that another tab loaded after a change here', async () => {
    clock = installFakeClock();
    const began = Date.now();
    resource.reload();
    await clock.tick(10);
    await calls.answer(0, [one]);
    expect(resource.confirmedAt()).to.equal(began);
    resource.update(() => [two]);
    expect(resource.confirmedAt()).to.equal(began + 10);
    resource.receive([two], Date.now() - 1);
    expect(calls.made, 'it shows the change').to.have.length(1);
    resource.receive([one, two], Date.now());
    expect(resource.data.value).to.deep.equal([one, two]);
  });

  it('loads itself where another tab has loaded something else before a change here', async () => {
    clock = installFakeClock();
    resource.reload();
    await calls.answer(0, [one]);
    await clock.tick(10);
    resource.update(() => []);
    resource.receive([one, two], Date.now() - 1);
    expect(resource.data.value, 'it is older than the change').to.deep.equal([]);
    await calls.answer(1, [two]);
    expect(resource.data.value).to.deep.equal([two]);
  });

  it('an answer of another tab takes a failure back', async () => {
    resource.reload();
    await calls.fail(0, new Failure('server', 500));
    resource.receive([one], Date.now());
    expect(state()).to.deep.equal({ ...empty, data: [one], isLoaded: true });
  });

  it('tries a failed load again only while somebody shows it', async () => {
    clock = installFakeClock();
    resource.reload();
    await calls.fail(0, new Failure('server', 500));
    await clock.tick(60_000);
    expect(calls.made).to.have.length(1);
    const leave = resource.data.subscribe(() => undefined);
    await clock.tick(300);
    expect(calls.made).to.have.length(2);
    await calls.fail(1, new Failure('server', 500));
    leave();
    await clock.tick(60_000);
    expect(calls.made).to.have.length(2);
    resource.clear();
  });

  it('one that loads lets the others of its server try at once', async () => {
    clock = installFakeClock();
    const recovery = createRecovery();
    const [first, second] = [deferCalls<number>(), deferCalls<number>()];
    const [failing, other] = [createResource(first.call, { recovery }), createResource(second.call, { recovery })];
    const leave = failing.data.subscribe(() => undefined);
    failing.reload();
    await first.fail(0, new Failure('throttled', 429));
    other.reload();
    await second.answer(0, 1);
    const [delay] = clock.delays;
    expect(delay).to.be.at.most(300);
    await clock.tick(300);
    expect(first.made).to.have.length(2);
    leave();
    failing.clear();
    expect(clock.delays).to.deep.equal([]);
  });

  it('clear removes everything, and ignores late answers', async () => {
    resource.reload();
    await calls.answer(0, [one]);
    resource.reload();
    resource.clear();
    await calls.answer(1, [two]);
    expect(state()).to.deep.equal(empty);
  });
});
