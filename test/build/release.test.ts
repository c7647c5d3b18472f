import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'node:test';
import { promisify } from 'node:util';
import { releaseChangelog } from '../../build/release-changelog.mjs';

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
