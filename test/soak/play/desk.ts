import type { DoctorName, FormKind, TabName } from '../model/script';
import type { Tab } from '../world/tab';
import { draftOf, sendForm, typeInto } from './forms';

/** A doctor's intention to store one form, however often it is sent. */
export interface Intention {
  tab: Tab;
  tabName: TabName;
  doctor: DoctorName;
  form: FormKind;
  /** Unique in the practice. */
  name: string;
  sendings: number;
  isSending: boolean;
  /** Outcome that the panel has reported. */
  told: 'nothing' | 'stored' | 'refused';
  /** The doctor has wanted it sent. */
  isWanted: boolean;
  /** After a logout nothing needs to be kept. */
  isDropped: boolean;
}

/** The doctor at the forms: fills in, sends, and tries again when an alert offers it, with the same draft. */
export interface Desk {
  readonly intentions: readonly Intention[];
  /** Fills in a form, where nothing else is open. */
  fill(wish: Pick<Intention, 'tab' | 'tabName' | 'doctor' | 'form' | 'name'>): Intention | null;
  send(intention: Intention): void;
  /** Answers an open alert, and sends a form again that the panel has reopened. */
  attend(tab: Tab): void;
  /** The session of these tabs was ended by the doctor, or the page is closed. */
  drop(tabs: readonly Tab[]): void;
}

export function createDesk(note: (text: string) => void): Desk {
  const intentions: Intention[] = [];

  function send(intention: Intention): void {
    const { tab, form, name } = intention;
    intention.isWanted = true;
    // Another form of the same kind may be open by now.
    if (intention.isSending || intention.isDropped || intention.told === 'stored' || !isKept(intention)) return;
    const isOpen = tab.act((store) => store.popups.open.peek()?.name === form && store.session.isLoggedIn.peek());
    const sent = isOpen === true ? tab.act((store) => sendForm(store, form)) : undefined;
    if (!sent) return;
    note(`${tab.name} sends ${form} ${name}`);
    intention.isSending = true;
    intention.sendings += 1;
    void sent.then((errors) => {
      // The next form of its kind has told that it is stored.
      if (!intention.isSending) return;
      intention.isSending = false;
      const told = errors !== null ? 'refused' : isKept(intention) ? 'nothing' : 'stored';
      // A session that ended meanwhile tells nothing.
      if (tab.store.session.isLoggedIn.peek() && !intention.isDropped) intention.told = told;
      note(`${tab.name} is told of ${name}: ${intention.told}`);
      if (errors !== null) tab.act((store) => store.popups.close());
    });
  }

  return {
    intentions,
    fill({ tab, tabName, doctor, form, name }) {
      const isFree = tab.act((store) => {
        const isBusy = store.popups.open.peek() !== null || store.forms.sending.peek().has(form);
        if (isBusy || !store.session.isLoggedIn.peek() || store.drafts.has(form)) return false;
        typeInto(store, form, name);
        return true;
      });
      if (isFree !== true) return null;
      // Its draft was gone.
      for (const earlier of intentions.filter((one) => one.tab === tab && one.form === form && one.isSending)) {
        earlier.isSending = false;
        earlier.told = 'stored';
      }
      note(`${tab.name} fills in ${form} ${name}`);
      const intention: Intention = {
        tab,
        tabName,
        doctor,
        form,
        name,
        sendings: 0,
        isSending: false,
        told: 'nothing',
        isWanted: false,
        isDropped: false,
      };
      intentions.push(intention);
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
        // The alert says that the form was stored in the meantime, and its draft is gone.
        const found = intentions.filter(
          (one) => one.tab === tab && one.sendings > 0 && one.told === 'nothing' && !one.isDropped && !isKept(one),
        );
        for (const intention of found) {
          intention.told = 'stored';
          note(`${tab.name} is told of ${intention.name}: stored`);
        }
      }
      const shown = tab.store.popups.open.peek()?.name;
      const waiting = intentions.find(
        (one) => one.tab === tab && one.form === shown && one.isWanted && one.told === 'nothing',
      );
      if (waiting) send(waiting);
    },
    drop(tabs) {
      for (const intention of intentions) if (tabs.includes(intention.tab)) intention.isDropped = true;
    },
  };
}

/** Whether what was typed is still there. */
export function isKept({ tab, form, name }: Intention): boolean {
  const draft = draftOf(tab.store, form);
  // A doctor's state bears no name.
  return draft !== null && (form === 'doctor-state' || draft.includes(name));
}
