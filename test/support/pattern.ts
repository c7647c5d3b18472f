import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { unmountViews } from './mount-view';
import { until } from './until';

/** A user's keys, and the state after them. Keys are pressed one after another; `Alt+ArrowDown` is a chord. */
export type PatternRow = readonly [what: string, keys: readonly string[], state: string];

/** A keyboard table of the ARIA Authoring Practices: each row begins anew. */
export function describePattern(name: string, begin: () => Promise<() => string>, rows: readonly PatternRow[]): void {
  describe(name, () => {
    afterEach(unmountViews);
    for (const [what, keys, expected] of rows) {
      it(what, async () => {
        const state = await begin();
        for (const key of keys) await pressChord(key);
        await until(() => state() === expected).catch(() => expect(state()).to.equal(expected));
      });
    }
  });
}

/** Presses a key while the others of its chord are held. */
export async function pressChord(chord: string): Promise<void> {
  const parts = chord === '+' ? ['+'] : chord.split('+');
  const held = parts.slice(0, -1);
  for (const down of held) await sendKeys({ down });
  await sendKeys({ press: parts.at(-1) ?? '' });
  for (const up of held) await sendKeys({ up });
}
