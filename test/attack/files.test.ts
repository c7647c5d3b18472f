import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { openStores } from '../../server/stores';
import { call, newSession } from '../server/support/calls';
import { startTestPractice, temporaryFolder } from '../server/support/test-practice';

const rightsOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** Names and permissions of a folder's files. */
const filesIn = (folder: string) => readdirSync(folder).map((name) => [name, rightsOf(join(folder, name))]);

describe('other users of the machine', { timeout: 300_000 }, () => {
  it('read neither the database nor its WAL, whatever the process would let them', async () => {
    const folder = join(await temporaryFolder(), 'deep', 'practice');
    const before = process.umask(0);
    try {
      const server = await startTestPractice({ databaseFile: join(folder, 'practice.db') });
      const { token } = await newSession(server);
      await call(server, 'GET', '/api/patients', { token });
      const names = filesIn(folder).map(([name]) => name);
      assert.ok(names.includes('practice.db') && names.includes('practice.db-wal'), names.join());
      assert.deepEqual(
        filesIn(folder).filter(([, rights]) => rights !== '600'),
        [],
      );
      assert.equal(rightsOf(folder), '700');
      await server.close();
      assert.equal(rightsOf(join(folder, 'practice.db')), '600');
    } finally {
      process.umask(before);
    }
  });

  it('no longer read an existing database that everybody could read', async () => {
    const folder = join(await temporaryFolder(), 'practice');
    mkdirSync(folder, { mode: 0o755 });
    const databaseFile = join(folder, 'practice.db');
    const earlier = openStores({ databaseFile, timeZone: 'Europe/Bratislava' });
    // As after a crash, the WAL and its index still exist.
    for (const { path, rights } of [
      { path: folder, rights: 0o755 },
      ...readdirSync(folder).map((name) => ({ path: join(folder, name), rights: 0o644 })),
    ]) {
      chmodSync(path, rights);
    }
    const later = openStores({ databaseFile, timeZone: 'Europe/Bratislava' });
    assert.equal(rightsOf(folder), '700');
    assert.deepEqual(
      filesIn(folder).map(([, rights]) => rights),
      ['600', '600', '600'],
    );
    later.close();
    earlier.close();
  });
});
