import { it } from 'node:test';
import { expect } from '../../support/in-node';
import { indexAfterKey } from '../../../src/ui/lists/use-roving-rows';

it('list navigation keys move by one, by a page, and to both ends, where they stop; other keys move nothing', () => {
  for (const [key, from, to] of [
    ['ArrowDown', 3, 4],
    ['ArrowUp', 3, 2],
    ['PageDown', 3, 11],
    ['PageUp', 11, 3],
    ['Home', 11, 0],
    ['End', 3, 19],
    ['ArrowUp', 0, 0],
    ['PageUp', 3, 0],
    ['ArrowDown', 19, 19],
    ['PageDown', 15, 19],
    ['a', 3, null],
    ['toString', 3, null],
  ] as const) {
    expect(indexAfterKey(key, from, 20, 8), `${key} from ${from}`).to.equal(to);
  }
  expect(indexAfterKey('End', 0, 0, 8), 'an empty list').to.equal(null);
});
