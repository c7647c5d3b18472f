import { sendKeys } from '@web/test-runner-commands';
import { until } from './until';

/** Resolves once the element listens for its keys, which begins after its first paint. */
export const keysAreHeard = (root: ShadowRoot) => until(() => root.querySelector('[data-keys]'));

/** The same with the doctor's settings, which may switch the letters off. */
export async function shortcutsAreOn(root: ShadowRoot): Promise<void> {
  await keysAreHeard(root);
  await until(() => root.querySelector('[aria-keyshortcuts]'));
}

/** Presses a key while others are held. */
export async function pressWith(held: 'Shift' | 'Control' | 'Alt' | 'Meta', key: string): Promise<void> {
  await sendKeys({ down: held });
  await sendKeys({ press: key });
  await sendKeys({ up: held });
}
