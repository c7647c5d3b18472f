import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

interface Row {
  id: string;
  state: string;
}

const page = readFileSync('docs/security.md', 'utf8');
const rows: Row[] = Array.from(
  page.matchAll(/^\| (\d+\.\d+\.\d+) +\|[^|]+\| ([^|]+?) +\|/gm),
  ([, id = '', state = '']) => ({ id, state: state.replaceAll('*', '') }),
);
const STATES = ['held', 'read', 'open', 'not applicable'];

describe('the page of the security’s requirements', () => {
  it('has each requirement once, with a state', () => {
    assert.equal(new Set(rows.map(({ id }) => id)).size, rows.length);
    for (const { id, state } of rows) assert.ok(STATES.includes(state), id);
  });

  it('counts them rightly', () => {
    assert.ok(page.includes(`${rows.length} in all`));
    for (const state of STATES) {
      const count = rows.filter((row) => row.state === state).length;
      assert.match(page, new RegExp(`^\\| ${state} +\\| ${count} +\\|`, 'm'), state);
    }
  });
});

describe('what is promised', () => {
  it('in the specification, in docs and by the named faults names tests that are there', () => {
    const { status, stdout } = spawnSync(process.execPath, ['test/proofs.mjs'], { encoding: 'utf8' });
    assert.match(stdout, /^\d+ of \d+ named\n$/);
    assert.equal(status, 0);
  });
});
