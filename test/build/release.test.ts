import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { releaseChangelog } from '../../build/release-changelog.mjs';
import { temporaryFolder } from '../server/support/test-practice';
import { isReleaseTested, recordRelease, releaseNote } from '../../build/release-record.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

describe('a release', () => {
  it('puts what is unreleased under its version and day', () => {
    const before = '# Changelog\n\n## Unreleased\n\n### Added\n\n- One.\n\n## 0.1.0 – 2026-11-01\n\n- Old.\n';
    assert.equal(
      releaseChangelog(before, '0.2.0', '2026-11-22'),
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 – 2026-11-22\n\n### Added\n\n- One.\n\n## 0.1.0 – 2026-11-01\n\n- Old.\n',
    );
    assert.equal(releaseChangelog('# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n- Old.\n', '0.2.0', '2026-11-22'), null);
  });

  it('refuses what is no next version, before it changes anything', async () => {
    const refusal = (version: string) =>
      promisify(execFile)(process.execPath, ['build/release.mjs', '--dry-run', version], { cwd: ROOT }).then(
        () => '',
        (error: unknown) => (error instanceof Error && 'stderr' in error ? String(error.stderr) : ''),
      );
    assert.match(await refusal('next'), /^Which version/);
    assert.match(await refusal('0.0.9'), /does not come after/);
  });
});

describe('the record of the release tests', () => {
  it('holds while no guarded file changes, also when the record itself is committed', async () => {
    const root = await temporaryFolder();
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@y.sk', ...args], { cwd: root, stdio: 'pipe' });
    const commit = () => {
      git('add', '-A');
      git('commit', '-qm', 'x');
    };
    git('init', '-q');
    for (const folder of ['src', 'docs', 'test']) {
      mkdirSync(join(root, folder));
      writeFileSync(join(root, folder, 'file'), 'x');
    }
    assert.equal(recordRelease(root), false, 'nothing is committed');
    commit();
    assert.match(releaseNote(root), /test:release was never green\. Run/);
    assert.equal(isReleaseTested(root), false);

    assert.equal(recordRelease(root), true);
    commit();
    appendFileSync(join(root, 'docs', 'file'), 'y');
    assert.equal(recordRelease(root), false, 'a change is not committed');
    assert.deepEqual([isReleaseTested(root), releaseNote(root)], [true, '']);

    appendFileSync(join(root, 'src', 'file'), 'y');
    assert.equal(isReleaseTested(root), false);
    assert.match(releaseNote(root), /last green at [0-9a-f]{7} on \d{4}-\d\d-\d\d; guarded files changed since: 1\./);
  });
});
