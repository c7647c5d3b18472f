import type { DoctorName, FormKind, TabName } from '../model/script';
import type { Tab } from '../world/tab';
import type { DoctorState } from '../../../src/features/doctor-state/contract';
import type { FieldErrors } from '../../../src/state/forms/form-submissions';
import type { Store } from '../world/panel-store';
import { officeHoursRequest } from '../../../src/features/office-hours/office-hours-values';

/** A form that the doctor wants to store, however often it is sent. */
export interface Intention {
  tab: Tab;
  tabName: TabName;
  doctor: DoctorName;
  form: FormKind;
  /** Unique in the practice; becomes part of the record. */
  name: string;
  sendings: number;
  isSending: boolean;
  /** Outcome that the panel has reported. */
  reported: 'nothing' | 'stored' | 'refused';
  /** The doctor has tried to send the form. */
  isWanted: boolean;
  /** After a logout, or when the page is closed, the draft may be lost. */
  isDropped: boolean;
}

/** A doctor who fills in and sends forms, and retries with the same draft when an alert offers it. */
export interface Desk {
  readonly intentions: readonly Intention[];
  /** Fills in a form; `null` if another popup is open or a form of this kind is unfinished. */
  fill(wish: Pick<Intention, 'tab' | 'tabName' | 'doctor' | 'form' | 'name'>): Intention | null;
  send(intention: Intention): void;
  /** Reacts to an open alert, and sends a reopened form again. */
  attend(tab: Tab): void;
  /** The doctor has logged out in these tabs or closed them. */
  drop(tabs: readonly Tab[]): void;
}

export function createDesk(note: (text: string) => void): Desk {
  const intentions: Intention[] = [];

  function send(intention: Intention): void {
    const { tab, form, name } = intention;
    intention.isWanted = true;
    // The open form may be a later one of the same kind.
    if (intention.isSending || intention.isDropped || intention.reported === 'stored' || !isKept(intention)) return;
    const isOpen = tab.act((store) => store.popups.open.peek()?.name === form && store.session.isLoggedIn.peek());
    const sent = isOpen === true ? tab.act((store) => sendForm(store, form)) : undefined;
    if (!sent) return;
    note(`${tab.name} sends ${form} ${name}`);
    intention.isSending = true;
    intention.sendings += 1;
    void sent.then((errors) => {
      // `fill` has already concluded that the form is stored.
      if (!intention.isSending) return;
      intention.isSending = false;
      const outcome = errors !== null ? 'refused' : isKept(intention) ? 'nothing' : 'stored';
      // A session that ended meanwhile reports no outcome.
      if (tab.store.session.isLoggedIn.peek() && !intention.isDropped) intention.reported = outcome;
      note(`${tab.name} reports for ${name}: ${intention.reported}`);
      if (errors !== null) tab.act((store) => store.popups.close());
    });
  }

  /** An alert without a retry may report that the form was stored after all: then its draft is discarded. The session may end before `attend`. */
  function concludeFromAlert(intention: Intention): void {
    const { tab, name, sendings, reported, isDropped } = intention;
    if (sendings === 0 || reported !== 'nothing' || isDropped || isKept(intention)) return;
    intention.reported = 'stored';
    note(`${tab.name} reports for ${name}: stored`);
  }

  return {
    intentions,
    fill(wish) {
      const { tab, form, name } = wish;
      const isFree = tab.act((store) => {
        const isBusy = store.popups.open.peek() !== null || store.forms.sending.peek().has(form);
        if (isBusy || !store.session.isLoggedIn.peek() || store.drafts.has(form)) return false;
        typeInto(store, form, name);
        return true;
      });
      if (isFree !== true) return null;
      // Without a draft, the earlier form of this kind is stored.
      for (const earlier of intentions.filter((one) => one.tab === tab && one.form === form && one.isSending)) {
        earlier.isSending = false;
        earlier.reported = 'stored';
      }
      note(`${tab.name} fills in ${form} ${name}`);
      const state = { sendings: 0, isSending: false, reported: 'nothing', isWanted: false, isDropped: false } as const;
      const intention: Intention = { ...wish, ...state };
      intentions.push(intention);
      tab.store.popups.open.subscribe((open) => {
        if (open?.name === 'alert' && !open.props.onRetry) queueMicrotask(() => concludeFromAlert(intention));
      });
      return intention;
    },
    send,
    attend(tab) {
      const open = tab.store.popups.open.peek();
      if (open?.name === 'alert' && open.props.onRetry) {
        note(`${tab.name} tries again`);
        tab.act((store) => {
          store.popups.close();
          open.props.onRetry?.();
        });
      } else if (open?.name === 'alert') {
        tab.act((store) => store.popups.close());
      }
      const shown = tab.store.popups.open.peek()?.name;
      const waiting = intentions.find(
        (one) => one.tab === tab && one.form === shown && one.isWanted && one.reported === 'nothing',
      );
      if (waiting) send(waiting);
    },
    drop(tabs) {
      for (const intention of intentions) if (tabs.includes(intention.tab)) intention.isDropped = true;
    },
  };
}

/** Whether the draft still exists. */
export function isKept({ tab, form, name }: Intention): boolean {
  const draft = draftOf(tab.store, form);
  // A doctor's state has no name.
  return draft !== null && (form === 'doctor-state' || draft.includes(name));
}

const HOURS_ROW = { id: null, hours_day: 'monday', hours_time_from: '08:00', hours_time_to: '12:00' };
/** Later than any test. */
const EXPIRES = '9999-12-01T08:00';

/** Opens the form and keeps a draft, as the form does while somebody types. */
function typeInto(store: Store, form: FormKind, name: string): void {
  store.popups.show(form, {});
  if (form === 'office-hours') {
    store.drafts.of(form).keep({
      hours_name: name,
      hours_type: 'schedule',
      approximate_time_on_patient: '15',
      time_schedules: [HOURS_ROW],
    });
  } else if (form === 'announcement') store.drafts.of(form).keep({ expired_at: EXPIRES, note: name });
  else store.drafts.of(form).keep({ doctor_state: stateOf(name) });
}

/** Derives one of two states from the name. */
const stateOf = (name: string): DoctorState => (name.length % 2 === 0 ? 'online' : 'ending');

/** The draft as JSON; `null` if there is none. */
function draftOf(store: Store, form: FormKind): string | null {
  const draft: unknown = store.drafts.of(form).read();
  if (draft === undefined) return null;
  return JSON.stringify(draft);
}

/** Sends the form's draft; `undefined` if there is none. */
function sendForm(store: Store, form: FormKind): Promise<FieldErrors | null> | undefined {
  if (form === 'office-hours') {
    const draft = store.drafts.of(form).read();
    return draft && store.forms.addOfficeHours(officeHoursRequest(draft, undefined));
  }
  if (form === 'announcement') {
    const draft = store.drafts.of(form).read();
    return draft && store.forms.addAnnouncement({ note: draft.note, expired_at: `${draft.expired_at}:00Z` });
  }
  const state = store.drafts.of(form).read()?.doctor_state;
  return state ? store.forms.changeDoctorState(state) : undefined;
}
