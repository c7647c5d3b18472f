import { expect } from '@open-wc/testing';
import { isFirstRun } from './remember-in-page';

describe('in a page', () => {
  it('passes', () => {});
  it('always fails', () => expect('message of always').to.equal('x'));
  it('fails once', async () => expect(await isFirstRun('page')).to.equal(false));
});

describe('a hook in a page', () => {
  before(async () => expect(await isFirstRun('hook-in-page')).to.equal(false));
  it('keeps a test from running once', () => {});
});

it('outside of any suite', () => {});
