import { sendKeys } from '@web/test-runner-commands';
import { until } from './until';

/** Resolves once the element listens to the keyboard, which starts after first paint. */
export const keysAreHeard = (root: ShadowRoot) => until(() => root.querySelector('[data-keys]'));

/** Resolves once the doctor's settings have loaded, too: they may turn letter shortcuts off. */
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
