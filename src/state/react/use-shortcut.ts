import { createContext, use } from 'react';
import { commonTexts } from '../../texts/common';
import { useStore } from './store-context';
import { useValue } from './use-value';

/** Whether the page lets this element have shortcuts. */
export const ShortcutsContext = createContext(true);

/**
 * The attributes of the control that a key presses, as `aria-keyshortcuts` names it; `name` is how it is shown. None while the shortcuts are
 * off: a key works where its control says so (docs/decisions/shortcuts.md).
 */
export function useShortcut(keys: string, name = keys) {
  const isOn = useValue(useStore().display.hasShortcuts);
  return use(ShortcutsContext) && isOn ? { 'aria-keyshortcuts': keys, title: commonTexts.key(name) } : undefined;
}
