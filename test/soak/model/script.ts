import type { Fault } from '../../support/faults/faults';

/** Two tabs at the doctor's desk share a browser; the widget at the reception has its own. */
export type TabName = 'desk-1' | 'desk-2' | 'widget';
export type BrowserName = 'desk' | 'reception';
export const browserOf = (tab: TabName): BrowserName => (tab === 'widget' ? 'reception' : 'desk');

/** The practice's doctor, and another doctor who may log in later. */
export type DoctorName = 'own' | 'other';

export type FormKind = 'office-hours' | 'announcement' | 'doctor-state';

type Action =
  | { do: 'fault'; id: number; fault: Fault }
  | { do: 'heal'; id: number }
  /** A patient takes a ticket, books an appointment, requests a prescription; a notification arrives. Names are unique. */
  | { do: 'ticket' | 'appointment' | 'recept' | 'notify'; name: string }
  /** „Ďalší pacient“, or cancelling the first ticket: in a tab, or from elsewhere. */
  | { do: 'handle'; tab: TabName; action: 'next' | 'reject' }
  | { do: 'handle-elsewhere'; action: 'next' | 'reject' }
  | { do: 'decide'; tab: TabName; action: 'accept' | 'reject' }
  | { do: 'decide-elsewhere'; action: 'accepted' | 'rejected' }
  | { do: 'clear-notifications' | 'add-patient' | 'remove-patient'; tab: TabName }
  /** A form is filled in, and sent `sendAfter` milliseconds later; `null`: never. */
  | { do: 'fill'; tab: TabName; form: FormKind; name: string; sendAfter: number | null }
  /** An autosaved field. */
  | { do: 'set'; tab: TabName; field: 'phone' | 'about' | 'sound' | 'density'; value: string | boolean }
  | { do: 'offline' | 'online' | 'end-session'; browser: BrowserName }
  | { do: 'hide' | 'show' | 'freeze' | 'resume' | 'open' | 'close' | 'crash' | 'logout'; tab: TabName }
  | { do: 'login'; tab: TabName; doctor: DoctorName };

/** `at`: milliseconds after the beginning. */
export type Step = { at: number } & Action;
export type StepOf<Name extends Step['do'], S = Step> = S extends Step ? (Name extends S['do'] ? S : never) : never;

export interface Script {
  seed: number;
  /** The tabs that are open from the beginning. */
  tabs: readonly TabName[];
  /** Whether the page is a secure context, which has `navigator.locks`. */
  isSecure: boolean;
  steps: readonly Step[];
}
