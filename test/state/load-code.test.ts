import { describe, it, afterEach, beforeEach } from 'node:test';
import { expect } from '../support/in-node';
import { ChunkLoadError, loadChunk } from '../../src/lib/load-chunk';
import { pageRecovery } from '../../src/lib/retries';
import { installFakeClock } from '../support/fake-clock';
import { loadCode } from '../../src/state/mechanisms';
import { recordWarnings } from '../support/record-warnings';
import { failureOf } from '../support/test-client';

const LIMIT = 120_000;
const thrower: string = 'data:text/javascript,throw new Error("x")';

async function errorOf(loading: Promise<unknown>): Promise<ChunkLoadError> {
  const caught: unknown = await loading.then(
    () => 'It loaded.',
    (error: unknown) => error,
  );
  if (caught instanceof ChunkLoadError) return caught;
  throw new Error(`not a ChunkLoadError: ${String(caught)}`);
}

describe('loading a chunk', () => {
  it('F4 X17 a chunk that cannot be fetched, as each browser reports it, is „missing“, and the message names it', async () => {
    for (const told of [
      'Failed to fetch dynamically imported module: https://portal.example/none.js',
      'error loading dynamically imported module: https://portal.example/none.js',
      'Importing a module script failed.',
    ]) {
      const missing = () => Promise.reject(new TypeError(told));
      const { type, message } = await errorOf(loadChunk('none', missing, LIMIT));
      expect([type, message]).to.deep.equal(['missing', 'Loading chunk none failed']);
    }
  });

  it('X17 a chunk that throws while it runs is „other“', async () => {
    const broken = () => import(thrower);
    expect((await errorOf(loadChunk('broken', broken, LIMIT))).type).to.equal('other');
  });

  it('X17 a chunk that has not loaded in 120 s is „timeout“, and not before', async () => {
    const clock = installFakeClock();
    let outcome: ChunkLoadError | null = null;
    const loading = errorOf(loadChunk('slow', () => new Promise(() => undefined), LIMIT)).then((error) => {
      outcome = error;
    });
    await clock.tick(LIMIT - 1);
    expect(outcome).to.equal(null);
    await clock.tick(1);
    clock.restore();
    await loading;
    expect(outcome).to.have.property('type', 'timeout');
  });

  it('X17 over a dead connection it is asked for again, after a sign or a silence, and what comes first counts', async () => {
    const clock = installFakeClock();
    const asked: ((part: string) => void)[] = [];
    const load = () => new Promise<string>((resolve) => asked.push(resolve));
    const loading = loadChunk('dead', load, LIMIT);
    const other = loadChunk('dead', () => Promise.resolve('another part of it'), LIMIT);
    pageRecovery.changed();
    await clock.tick(2_999);
    expect(asked, 'a slow one is not asked for at once').to.have.length(1);
    await clock.tick(1);
    expect(asked).to.have.length(2);
    await clock.tick(4_500);
    expect(asked, 'the next connection may be dead, too').to.have.length(3);
    asked[2]?.('here');
    expect(await Promise.all([loading, other])).to.deep.equal(['here', 'another part of it']);
    expect(clock.delays).to.deep.equal([]);

    const silent = loadChunk('silent', load, LIMIT);
    await clock.tick(19_999);
    expect(asked).to.have.length(4);
    await clock.tick(1);
    expect(asked).to.have.length(5);
    asked[3]?.('late');
    expect(await silent).to.equal('late');
    clock.restore();
  });
});

describe('loading code', () => {
  let warnings: ReturnType<typeof recordWarnings>;
  let missing: number;
  const load = <Code>(part: () => Promise<Code>) => loadCode('money', part, () => (missing += 1));

  beforeEach(() => {
    warnings = recordWarnings();
    missing = 0;
  });
  afterEach(() => warnings.restore());

  it('passes on the loaded code', async () => {
    expect(await load(() => Promise.resolve(7))).to.equal(7);
    expect(warnings.messages).to.deep.equal([]);
    expect(missing).to.equal(0);
  });

  it('F4 X17 what breaks as it runs is a failure like a call that did not get through', async () => {
    const { kind, cause } = await failureOf(load(() => import(thrower)));
    expect(kind).to.equal('offline');
    expect(cause).to.be.instanceOf(ChunkLoadError);
    expect(warnings.messages).to.deep.equal(['[ordinacia] money did not come']);
    expect(missing).to.equal(1);
  });

  it('X17 code that has not loaded in 120 s fails like a call that took too long', async () => {
    const clock = installFakeClock();
    const failed = failureOf(load(() => new Promise(() => undefined)));
    await clock.tick(LIMIT);
    clock.restore();
    expect((await failed).kind).to.equal('timeout');
    expect(missing).to.equal(1);
  });
});
