import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPasswords } from '../../host/server/practice/passwords';

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

  it('still match when the cost is changed', async () => {
    const stored = await createPasswords({ N: 16, r: 8, p: 1 }).hash('tajné heslo');
    assert.equal(await createPasswords({ N: 32, r: 8, p: 2 }).isRight('tajné heslo', stored), true);
  });
});
