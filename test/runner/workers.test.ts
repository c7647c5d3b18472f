import assert from 'node:assert/strict';
import { availableParallelism } from 'node:os';
import { describe, it } from 'node:test';
import { chooseWorkers, workersFor } from './workers.mjs';

const quick = (cores: number, idle: number) => ({ cores, idle, memoryMs: 50 });

describe('how much is run at once', () => {
  it('fills two idle cores', () => {
    assert.deepEqual(workersFor(quick(2, 2)), { runners: 4, processes: 3 });
    assert.deepEqual(workersFor(quick(2, 1.8)), { runners: 4, processes: 3 });
  });

  it('is no more than two where others keep the cores busy', () => {
    assert.deepEqual(workersFor(quick(2, 0)), { runners: 2, processes: 2 });
    assert.deepEqual(workersFor(quick(8, 0.1)), { runners: 2, processes: 2 });
    assert.deepEqual(workersFor(quick(2, 1)), { runners: 2, processes: 2 });
  });

  it('is one on a busy machine of one core', () => {
    assert.deepEqual(workersFor(quick(1, 0.2)), { runners: 1, processes: 1 });
  });

  it('is one for each of two idle cores where memory comes slowly', () => {
    assert.deepEqual(workersFor({ cores: 2, idle: 2, memoryMs: 600 }), { runners: 2, processes: 2 });
    assert.deepEqual(workersFor({ cores: 2, idle: 0, memoryMs: 600 }), { runners: 2, processes: 2 });
  });

  it('is no more than the parts of the tests can use', () => {
    assert.deepEqual(workersFor(quick(32, 32)), { runners: 4, processes: 3 });
  });

  it('is chosen once, by the processors of this machine', async () => {
    const workers = await chooseWorkers();
    const { runners, processes, memoryMs } = workers;
    const least = Math.min(availableParallelism(), 2);
    assert.ok(least <= runners && runners <= 4, `${runners} runners`);
    assert.ok(least <= processes && processes <= 3, `${processes} processes`);
    assert.ok(memoryMs > 0);
    assert.equal(await chooseWorkers(), workers);
  });
});
