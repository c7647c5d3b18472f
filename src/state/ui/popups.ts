import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { RecordId } from '../../api/contract';
import { popupForms, type PopupFormName } from '../forms/drafts';
import type { FormHost } from '../forms/form-submissions';
import type { Slice } from '../slice';

/** What a generic confirmation asks, and what its „Áno“ does. */
export interface Confirmation {
  title: string;
  description: string;
  /** The description says who somebody is. */
  isSensitive?: boolean;
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
type NoProps = Readonly<Record<string, never>>;

/** The popups there are, as data: the frame draws each by its name. */
export interface PopupProps {
  confirmation: Confirmation;
  alert: Alert;
  'doctor-state': NoProps;
  'office-hours': NoProps;
  absence: NoProps;
  appointment: NoProps;
  announcement: NoProps;
  /** With the payout whose invoice it is, where it was opened from one. */
  invoice: { payoutId?: RecordId };
  billing: NoProps;
}

export interface PopupOf<Name extends keyof PopupProps> {
  name: Name;
  props: PopupProps[Name];
}

export type Popup = { [Name in keyof PopupProps]: PopupOf<Name> }[keyof PopupProps];

export interface Popups extends Slice {
  readonly open: ReadonlySignal<Popup | null>;
  confirm(confirmation: Confirmation): void;
  alert(alert: Alert): void;
  show<Name extends keyof PopupProps>(name: Name, props: PopupProps[Name]): void;
  close(): void;
  /** The popup of a form, as what shows it. */
  hostOf(name: PopupFormName): FormHost;
  /** The popup that was open when the session ran out, once; `null` when there was none. */
  takeInterrupted(): PopupFormName | null;
}

export function createPopups(): Popups {
  const open = signal<Popup | null>(null);
  let interrupted: PopupFormName | null = null;
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
    hostOf(name) {
      const isOpen = () => open.peek()?.name === name;
      const closeIt = () => {
        if (isOpen()) close();
      };
      return {
        name,
        isOpen,
        onStored: closeIt,
        onFailed() {
          closeIt();
          return () => show(name, {});
        },
      };
    },
    takeInterrupted() {
      const name = interrupted;
      interrupted = null;
      return name;
    },
    clear(reason) {
      if (reason === 'expiry') interrupted = popupForms.find((name) => name === open.peek()?.name) ?? null;
      if (reason === 'logout') interrupted = null;
      close();
    },
  };
}
