import type { ComponentType } from 'react';
import type { PopupProps } from '../state/popups';
import { useStore } from '../state/store-context';
import { useValue } from '../state/use-value';

/** The component of each popup, by its name. */
export type PopupTable = { [Name in keyof PopupProps]: ComponentType<PopupProps[Name] & { onClose(): void }> };

/** Draws the open popup from its data. */
export function PopupHost({ popups }: { popups: PopupTable }) {
  const { popups: state } = useStore();
  const open = useValue(state.open);
  if (!open) return null;
  const Popup = popups[open.name];
  return <Popup {...open.props} onClose={state.close} />;
}
