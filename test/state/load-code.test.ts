import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { loadCode } from '../../src/state/mechanisms';
import { ChunkLoadError } from '../../src/lib/load-chunk';
import { installFakeClock } from '../support/fake-clock';
import { recordWarnings } from '../support/record-warnings';
import { failureOf } from '../support/test-client';

const LIMIT = 120_000;
const none: string = '/ordinacia/esm/none.js';
const thrower: string = 'data:text/javascript,throw new Error("x")';

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

  for (const [what, address] of [
    ['is not there', none],
    ['breaks as it runs', thrower],
  ] as const) {
    it(`F4 X17 what ${what} is a failure like a call that did not get through`, async () => {
      const { kind, cause } = await failureOf(load(() => import(address)));
      expect(kind).to.equal('offline');
      expect(cause).to.be.instanceOf(ChunkLoadError);
      expect(warnings.messages).to.deep.equal(['[ordinacia] money did not come']);
      expect(missing).to.equal(1);
    });
  }

  it('X17 code that has not loaded in 120 s fails like a call that took too long', async () => {
    const clock = installFakeClock();
    const failed = failureOf(load(() => new Promise(() => undefined)));
    await clock.tick(LIMIT);
    clock.restore();
    expect((await failed).kind).to.equal('timeout');
    expect(missing).to.equal(1);
  });
});
