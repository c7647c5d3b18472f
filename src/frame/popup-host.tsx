import type { ReactNode } from 'react';
import type { PopupOf, PopupProps } from '../state/ui/popups';
import { useStore } from '../state/react/store-context';
import { useValue } from '../state/react/use-value';

/** How each popup is drawn, by its name. */
export type PopupTable = { [Name in keyof PopupProps]?: (props: PopupProps[Name], onClose: () => void) => ReactNode };

/** Draws the open popup from its data. */
export function PopupHost({ popups }: { popups: PopupTable }) {
  const { popups: state } = useStore();
  const open = useValue(state.open);
  return open && draw(popups, open, state.close);
}

/** One popup's drawing and its props belong together by its name. */
const draw = <Name extends keyof PopupProps>(table: PopupTable, { name, props }: PopupOf<Name>, onClose: () => void) =>
  table[name]?.(props, onClose);
