/** What is opened: where that begins, what is pressed there one after the other, and what is seen when the last of them has opened it. */
export interface Opening {
  name: string;
  /** Below the panel's base path. */
  from: string;
  presses: readonly string[];
  /** The key, with Control, that opens it after them. */
  key?: 'k';
  /** A selector, and a text of what it finds. */
  sign: readonly [selector: string, text: string];
}

const FORM = 'dialog form button[type="submit"]';
const LOGIN_FIELD = 'input[autocomplete="username"]';

/** Those with a link in the navigation: their code is asked for when the pointer or the focus comes near it. */
export const linkedScreens: readonly Opening[] = [
  screen('overview', 'Prehľad', 'Návštevy'),
  screen('waiting room', 'Čakáreň', 'Ďalší pacient', 'prehlady'),
  { ...screen('patients', 'Pacienti', ''), sign: ['main [role="option"]', ''] },
  screen('prescriptions', 'E-recepty', 'Prestarium'),
  screen('office hours', 'Ordinačné hodiny', 'Ranné hodiny'),
  screen('transactions', 'Transakcie', 'Prednostný termín'),
  screen('payouts', 'Výplaty', 'január'),
  screen('settings', 'Nastavenia', 'Kiosk'),
];

export const otherScreens: readonly Opening[] = [
  {
    name: 'edit of office hours',
    from: 'ordinacne-hodiny',
    presses: ['Upraviť'],
    sign: ['main form button[type="submit"]', ''],
  },
  { name: 'profile', from: 'cakaren', presses: ['Môj účet', 'Nastavenie profilu'], sign: ['main', 'Heslo'] },
  { name: 'login after a logout', from: 'cakaren', presses: ['Môj účet', 'Odhlásiť sa'], sign: [LOGIN_FIELD, ''] },
];

/** The alert is not among them: it opens when a call has failed, and comes with the first load. */
export const popups: readonly Opening[] = [
  popup('menu of the account', ['Môj účet'], '[role="menu"]', 'Odhlásiť sa'),
  popup('menu of quick actions', ['Rýchle akcie'], '[role="menu"]', 'Pridať termín'),
  popup('notifications', ['Notifikácie'], '[role="dialog"]', 'žiada o recept'),
  { ...popup('finder', [], 'dialog input'), key: 'k' },
  popup('appointment', ['Rýchle akcie', 'Pridať termín'], FORM),
  popup('absence', ['Rýchle akcie', 'Nastaviť absenciu'], FORM),
  popup('calendar of a date', ['Rýchle akcie', 'Nastaviť absenciu', 'Otvoriť kalendár'], '[role="grid"]'),
  popup('new office hours', ['Rýchle akcie', 'Pridať ordinačné hodiny'], FORM),
  popup('announcement', ['Rýchle akcie', 'Pridať oznam'], FORM),
  popup('somebody to the waiting room', ['Rýchle akcie', 'Pridať do čakárne'], FORM),
  popup('state of the doctor', ['Môj účet', 'Nastaviť stav'], FORM),
  popup('shortcuts', ['Môj účet', 'Klávesové skratky'], 'dialog', 'Ctrl'),
  popup('question before a ticket is cancelled', ['Zrušiť termín'], 'dialog', 'Naozaj'),
  popup('removal of office hours', ['Odstrániť'], 'dialog li', '', 'ordinacne-hodiny'),
  popup('detail of a transaction', ['Prednostný termín'], 'dialog', 'Číslo transakcie', 'transakcie'),
  popup('invoice', ['Nahrať faktúru'], FORM, '', 'vyplaty'),
  popup('billing', ['Fakturačné údaje'], 'dialog', 'IČO', 'vyplaty'),
];

/** The login itself, typed. */
export const login = {
  from: 'prihlasenie',
  field: LOGIN_FIELD,
  press: 'Prihlásiť sa',
  sign: ['[data-ticket]', ''],
} as const;

function screen(name: string, link: string, text: string, from = 'cakaren'): Opening {
  return { name, from, presses: [link], sign: ['main', text] };
}

function popup(name: string, presses: readonly string[], selector: string, text = '', from = 'cakaren'): Opening {
  return { name, from, presses, sign: [selector, text] };
}
