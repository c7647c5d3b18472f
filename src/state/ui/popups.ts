import { signal, type ReadonlySignal } from '@preact/signals-core';
import type { RecordId } from '../../api/contract';
import { popupForms, type PopupFormName } from '../forms/drafts';
import type { FormHost } from '../forms/form-submissions';
import type { Slice } from '../slice';

/** A generic yes/no question. */
export interface Confirmation {
  title: string;
  description: string;
  /** The description contains personal data. */
  isSensitive?: boolean;
  /** The action cannot be undone: its button looks so, and stands apart from the way out. */
  isDangerous?: boolean | undefined;
  onConfirm(): void;
}

/** A result, with an optional retry. */
export interface Alert {
  variant: 'success' | 'danger';
  title: string;
  description: string;
  /** Further information, a paragraph each. */
  notes?: readonly string[];
  /** Shows a „try again“ button. */
  onRetry?: () => void;
}

/** A form's popup reads the store instead. */
type NoProps = Readonly<Record<string, never>>;

/** The props of each popup by its name. */
export interface PopupProps {
  confirmation: Confirmation;
  alert: Alert;
  'doctor-state': NoProps;
  'office-hours': NoProps;
  absence: NoProps;
  /** The patient that it was opened from. */
  appointment: { patientId?: RecordId };
  /** `isDelay`: offers how late the doctor is. */
  announcement: { isDelay?: boolean };
  /** The payout that it was opened from. */
  invoice: { payoutId?: RecordId };
  billing: NoProps;
  'ticket-add': NoProps;
  /** The removal of office hours in which somebody is booked. */
  'hours-removal': { id: RecordId };
  /** The sheet of keys. */
  shortcuts: NoProps;
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
  /** The popup of a form, as its host. */
  hostOf(name: PopupFormName): FormHost;
  /** Returns once the popup that was open when the session expired; `null` when there was none. */
  takeInterrupted(): PopupFormName | null;
}

export function createPopups(): Popups {
  const open = signal<Popup | null>(null);
  let interrupted: PopupFormName | null = null;
  const show: Popups['show'] = (name, props) => {
    // The signature pairs each name with its props.
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
