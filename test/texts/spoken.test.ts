import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { displayTexts } from '../../src/texts/display';

describe('what the television says', () => {
  it('is a number, or the time of an appointment', () => {
    assert.equal(displayTexts.spokenNumber(12), 'Číslo 12, vstúpte, prosím.');
    assert.equal(displayTexts.spokenTime(8, 20), 'Termín o 8.20, vstúpte, prosím.');
    assert.equal(displayTexts.spokenTime(14, 5), 'Termín o 14.05, vstúpte, prosím.');
  });
});
