import { signal, type ReadonlySignal } from '@preact/signals-react';

/** What a generic confirmation asks, and what its „Áno“ does. */
export interface Confirmation {
  title: string;
  description: string;
  onConfirm(): void;
}

/** What happened, and what can be done about it. */
export interface Alert {
  kind: 'success' | 'danger';
  title: string;
  description: string;
  /** Offers to try again what failed. */
  onRetry?: () => void;
}

/** The popups there are, as data: the frame draws each by its name. */
export interface PopupProps {
  confirmation: Confirmation;
  alert: Alert;
}

export interface PopupOf<Name extends keyof PopupProps> {
  name: Name;
  props: PopupProps[Name];
}

export type Popup = { [Name in keyof PopupProps]: PopupOf<Name> }[keyof PopupProps];

export interface Popups {
  readonly open: ReadonlySignal<Popup | null>;
  confirm(confirmation: Confirmation): void;
  alert(alert: Alert): void;
  close(): void;
}

export function createPopups(): Popups {
  const open = signal<Popup | null>(null);
  return {
    open,
    confirm(props) {
      open.value = { name: 'confirmation', props };
    },
    alert(props) {
      open.value = { name: 'alert', props };
    },
    close() {
      open.value = null;
    },
  };
}
