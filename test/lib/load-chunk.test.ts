import { expect } from '@open-wc/testing';
import { ChunkLoadError, loadChunk } from '../../src/lib/load-chunk';
import { installFakeClock } from '../support/fake-clock';

const LIMIT = 120_000;
const none: string = '/ordinacia/esm/none.js';
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
  it('returns the loaded module', async () => {
    expect(await loadChunk('a', () => Promise.resolve(7), LIMIT)).to.equal(7);
  });

  it('F4 X17 a chunk that cannot be fetched is „missing“, and the message names it', async () => {
    const { type, message } = await errorOf(loadChunk('none', () => import(none), LIMIT));
    expect(type).to.equal('missing');
    expect(message).to.equal('Loading chunk none failed');
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
});
