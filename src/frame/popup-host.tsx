import { createElement, type Attributes } from 'react';
import type { Closable, PopupOf, PopupProps, PopupTable } from '../state/ui/popups';
import { useStore } from '../state/react/store-context';
import { useValue } from '../state/react/use-value';

/** Renders the open popup from its data. */
export function PopupHost({ popups }: { popups: PopupTable }) {
  const { popups: state } = useStore();
  const open = useValue(state.open);
  return open && renderPopup(popups, open, { key: open.name, onClose: state.close });
}

/** Pairs a popup's component with its props by name. JSX cannot type a component looked up by name. */
function renderPopup<Name extends keyof PopupProps>(
  table: PopupTable,
  { name, props }: PopupOf<Name>,
  closable: Closable & Attributes,
) {
  return createElement(table[name], { ...props, ...closable });
}
