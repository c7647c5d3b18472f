import { createContext, use } from 'react';
import { commonTexts } from '../../texts/common';
import { useStore, useValue } from './use-store';

/** Whether the page allows shortcuts in this element. */
export const ShortcutsContext = createContext(true);

/**
 * The attributes of a control that keys press. `keys` is the value of `aria-keyshortcuts`, `name` the visible form. `undefined` while
 * shortcuts are off: a key works only on a control with `aria-keyshortcuts` (docs/decisions/ui.md).
 */
export function useShortcut(keys: string, name = keys) {
  const isOn = useValue(useStore().display.hasShortcuts);
  return use(ShortcutsContext) && isOn ? { 'aria-keyshortcuts': keys, title: commonTexts.key(name) } : undefined;
}
