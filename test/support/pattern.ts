import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { unmountViews } from './mount-view';
import { until } from './until';

/** The keys that a user presses in turn (`Alt+ArrowDown` is a chord), and the expected state after them. */
type PatternRow = readonly [what: string, keys: readonly string[], state: string];

/** Defines a test for each row of a keyboard table of the ARIA Authoring Practices. */
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

/** Presses the last key of a chord while the others are held down. */
export async function pressChord(chord: string): Promise<void> {
  const parts = chord === '+' ? ['+'] : chord.split('+');
  const held = parts.slice(0, -1);
  for (const down of held) await sendKeys({ down });
  await sendKeys({ press: parts.at(-1) ?? '' });
  for (const up of held) await sendKeys({ up });
}
