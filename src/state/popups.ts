import { signal, type ReadonlySignal } from '@preact/signals-react';

/** What a generic confirmation asks, and what its „Áno“ does. */
export interface Confirmation {
  title: string;
  description: string;
  onConfirm(): void;
}

/** The popups there are, as data: the frame draws each by its name. */
export interface PopupProps {
  confirmation: Confirmation;
}

export type Popup = { [Name in keyof PopupProps]: { name: Name; props: PopupProps[Name] } }[keyof PopupProps];

export interface Popups {
  readonly open: ReadonlySignal<Popup | null>;
  confirm(confirmation: Confirmation): void;
  close(): void;
}

export function createPopups(): Popups {
  const open = signal<Popup | null>(null);
  return {
    open,
    confirm(props) {
      open.value = { name: 'confirmation', props };
    },
    close() {
      open.value = null;
    },
  };
}
