import assert from 'node:assert/strict';
import { scryptSync } from 'node:crypto';
import { describe, it } from 'node:test';
import { createPasswords } from '../../server/identity/passwords';

const QUICK = { N: 16, r: 8, p: 1 };

describe('passwords', () => {
  it('are hashed by scrypt at a slow cost, each with its own salt', async () => {
    const passwords = createPasswords();
    const [one, other] = [await passwords.hash('tajné heslo'), await passwords.hash('tajné heslo')];
    assert.match(one, /^scrypt\$16384\$8\$5\$[\w-]{22}\$[\w-]{43}$/);
    assert.notEqual(one, other);
    assert.equal(await passwords.isRight('tajné heslo', one), true);
    assert.equal(await passwords.isRight('tajne heslo', one), false);
    assert.equal(await passwords.isRight('', undefined), false);
  });

  it('are the same in every form of Unicode, and old hashes of what was typed still match', async () => {
    const passwords = createPasswords(QUICK);
    const [nfc, nfd] = ['\u017eltý kôň'.normalize('NFC'), 'žltý kôň'.normalize('NFD')];
    assert.notEqual(nfc, nfd);
    for (const [chosen, typed] of [
      [nfc, nfd],
      [nfd, nfc],
      ['ﬁnančné heslo ①', 'finančné heslo 1'],
    ] as const) {
      assert.equal(await passwords.isRight(typed, await passwords.hash(chosen)), true, `${chosen} / ${typed}`);
    }
    // An old hash, made of the bytes as typed.
    const salt = Buffer.alloc(16, 7);
    for (const typed of [nfd, nfc]) {
      const key = scryptSync(typed, salt, 32, QUICK).toString('base64url');
      const old = ['scrypt', QUICK.N, QUICK.r, QUICK.p, salt.toString('base64url'), key].join('$');
      assert.equal(await passwords.isRight(typed, old), true);
      assert.equal(await passwords.isRight(`${typed}!`, old), false);
    }
  });

  it('still match when the cost is changed', async () => {
    const stored = await createPasswords({ N: 16, r: 8, p: 1 }).hash('tajné heslo');
    assert.equal(await createPasswords({ N: 32, r: 8, p: 2 }).isRight('tajné heslo', stored), true);
  });
});
