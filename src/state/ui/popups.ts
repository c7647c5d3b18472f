import type { RecordId } from '../../api/contract';
import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { PopupEntry } from '../forms/drafts';
import type { FormPlace } from '../forms/form-submissions';

/** What a generic confirmation asks, and what its „Áno“ does. */
export interface Confirmation {
  title: string;
  description: string;
  /** The description says who somebody is. */
  isPersonal?: boolean;
  onConfirm(): void;
}

/** What happened, and what can be done about it. */
export interface Alert {
  variant: 'success' | 'danger';
  title: string;
  description: string;
  /** Offers to try again what failed. */
  onRetry?: () => void;
}

/** A form's popup takes what it needs from the store. */
type OfForm = Readonly<Record<string, never>>;

/** The popups there are, as data: the frame draws each by its name. */
export interface PopupProps {
  confirmation: Confirmation;
  alert: Alert;
  'doctor-state': OfForm;
  'office-hours': OfForm;
  absence: OfForm;
  appointment: OfForm;
  announcement: OfForm;
  /** With the payout whose invoice it is, where it was opened from one. */
  invoice: { payoutId?: RecordId };
  billing: OfForm;
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
  show<Name extends keyof PopupProps>(name: Name, props: PopupProps[Name]): void;
  close(): void;
  /** The popup of a form, as the place where it stands. */
  placeOf(name: PopupEntry): FormPlace;
}

export function createPopups(): Popups {
  const open = signal<Popup | null>(null);
  const show: Popups['show'] = (name, props) => {
    // A name and its props belong together: that is what the signature says.
    open.value = { name, props } as Popup;
  };
  const close = () => {
    open.value = null;
  };
  return {
    open,
    confirm: (props) => show('confirmation', props),
    alert: (props) => show('alert', props),
    show,
    close,
    placeOf(name) {
      const isOpen = () => open.peek()?.name === name;
      const closeIt = () => {
        if (isOpen()) close();
      };
      return {
        ...{ name, isOpen, onDone: closeIt },
        onFailed() {
          closeIt();
          return () => show(name, {});
        },
      };
    },
  };
}
