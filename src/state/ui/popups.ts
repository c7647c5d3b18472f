import type { FunctionComponent } from 'react';
import { signal, type ReadonlySignal, computed } from '@preact/signals-core';
import type { FormName } from '../forms/drafts';
import type { FormHost } from '../forms/form-submissions';
import type { Part } from '../part';

/** A generic yes/no question. */
export interface Confirmation {
  title: string;
  description: string;
  /** The description contains personal data. */
  isSensitive?: boolean;
  /** The action cannot be undone: its button has the destructive style, apart from the cancel button. */
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
export type NoProps = Readonly<Record<string, never>>;

/** The props of each popup by its name. A feature adds its own by declaration merging. */
export interface PopupProps {
  confirmation: Confirmation;
  alert: Alert;
}

export interface Closable {
  onClose(): void;
}

/** The component of each popup, by its name. */
export type PopupTable = { [Name in keyof PopupProps]: FunctionComponent<PopupProps[Name] & Closable> };

/** The popups that are forms: each has a draft, and can be opened without props. */
export type PopupFormName = keyof PopupProps & FormName;

export interface PopupOf<Name extends keyof PopupProps> {
  name: Name;
  props: PopupProps[Name];
}

export type Popup = { [Name in keyof PopupProps]: PopupOf<Name> }[keyof PopupProps];

export interface Popups extends Part {
  readonly open: ReadonlySignal<Popup | null>;
  confirm(confirmation: Confirmation): void;
  alert(alert: Alert): void;
  show<Name extends keyof PopupProps>(name: Name, props: PopupProps[Name]): void;
  close(): void;
  /** The popup of a form, as its host; a retry opens it with the props. */
  hostOf<Name extends PopupFormName>(name: Name, props?: PopupProps[Name]): FormHost;
  /** Reopens the form that was open when the session expired, if it has a draft. */
  resume(hasDraft: (name: FormName) => boolean): void;
}

export function createPopups(): Popups {
  const open = signal<Popup | null>(null);
  let interrupted: [name: FormName, props: object] | null = null;
  // The signatures of `Popups` pair each name with its props; every form's popup can do without.
  const show = (name: string, props: object = {}) => {
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
    hostOf(name, props) {
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
          return () => show(name, props);
        },
      };
    },
    resume(hasDraft) {
      const [name, props] = interrupted ?? [];
      interrupted = null;
      // Only popups with a form have a draft under their name; after a logout none has.
      if (name && !open.peek() && hasDraft(name)) show(name, props);
    },
    clear(reason) {
      const last = open.peek();
      if (reason === 'expiry' && last) interrupted = [last.name as FormName, flagsOf(last.props)];
      close();
    },
  };
}

/** The kind of form. Other props are in its draft by then, perhaps changed. */
const flagsOf = (props: object) => Object.fromEntries(Object.entries(props).filter(([, value]) => value === true));

/** The elements on the page that share this store. Exactly one of them renders the toasts and popups. */
export function createFrames() {
  const joined = signal<readonly symbol[]>([]);
  const used = signal<symbol | null>(null);
  return {
    /** The frame that renders popups and toasts: the one used last, or else the first on the page. */
    active: computed(() => joined.value.find((frame) => frame === used.value) ?? joined.value[0] ?? null),
    /** Returns a function that unregisters the frame. */
    register(frame: symbol): () => void {
      joined.value = [...joined.peek(), frame];
      return () => {
        joined.value = joined.peek().filter((other) => other !== frame);
      };
    },
    activate(frame: symbol): void {
      used.value = frame;
    },
  };
}
