import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

interface Row {
  id: string;
  state: string;
  by: string;
}

const page = readFileSync('docs/security.md', 'utf8');
const rows: Row[] = Array.from(
  page.matchAll(/^\| (\d+\.\d+\.\d+) +\|[^|]+\| ([^|]+?) +\| (.+?) +\|$/gm),
  ([, id = '', state = '', by = '']) => ({ id, state: state.replaceAll('*', ''), by }),
);
const STATES = ['held', 'read', 'open', 'not applicable'];
const TEST = /`((?:api|app|attack|build|features|host|lib|state)\/[\w/-]+)`/g;

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

  it('names a test or a text for what is held, and each test is there', () => {
    for (const { id, state, by } of rows) {
      const tests = Array.from(by.matchAll(TEST), ([, path = '']) => path);
      if (state === 'held') assert.ok(tests.length > 0 || by.includes(']('), id);
      for (const path of tests) {
        assert.ok(
          ['.test.ts', '.test.tsx'].some((ending) => existsSync(`test/${path}${ending}`)),
          `${id}: ${path}`,
        );
      }
    }
  });
});
