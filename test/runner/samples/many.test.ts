import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MOST_FAILED_TESTS } from '../record.mjs';

describe('many', () => {
  for (let test = 0; test <= MOST_FAILED_TESTS; test += 1) it(`fails (${test})`, () => assert.fail('message of many'));
});
