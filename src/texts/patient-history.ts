import { formatCount } from './language/format-count';
import { plural } from './language/plural';

const entries = (count: number) => `${formatCount(count)}\u00a0${plural(count, 'záznam', 'záznamy', 'záznamov')}`;

const kindsOf = {
  visit: 'Návštevy',
  move: 'Presuny termínov',
  prescription: 'Recepty',
  payment: 'Platby',
  note: 'Poznámky',
};

type HistoryKind = keyof typeof kindsOf;

/** Texts of a patient's history: head, timeline and notes. */
export const patientHistoryTexts = {
  title: 'História pacienta',
  loadFailed: 'Históriu pacienta sa nepodarilo načítať',
  warning: 'Upozornenie',
  age: 'Vek',
  insurance: 'Poisťovňa',
  phone: 'Telefón',
  today: 'Dnes',
  notToday: 'Bez tiketu',
  lastVisit: 'Posledná návšteva',
  firstVisit: 'Zatiaľ žiadna',
  prescriptions: 'Nevybavené recepty',
  missed: 'Zmeškané za rok',
  missedOf: (missed: number, all: number) =>
    all === 0 ? 'Žiadna návšteva' : `${formatCount(missed)} z ${formatCount(all)}`,
  unpaid: 'Nezaplatené',
  nothing: 'Nič',
  unknown: 'Nevieme',
  gap: (kind: HistoryKind) => `${kindsOf[kind]} sa teraz nedajú načítať.`,
  search: 'Hľadať v histórii',
  endSearch: 'Zrušiť hľadanie',
  kind: 'Druh záznamov',
  allKinds: 'Všetko',
  kindsOf,
  kinds: {
    visit: 'Návšteva',
    move: 'Presunutý termín',
    prescription: 'Recept',
    payment: 'Platba',
    note: 'Poznámka',
  },
  states: {
    visit: { served: 'Vybavená', missed: 'Neprišiel', cancelled: 'Zrušená' },
    move: {},
    prescription: { accepted: 'Vystavený', rejected: 'Zamietnutý', pending: 'Nevybavený' },
    payment: { paid: 'Zaplatená', pending: 'Čaká na úhradu', refunded: 'Vrátená', failed: 'Neúspešná' },
    note: { current: '', superseded: 'Opravená' },
  },
  moved: (from: string, to: string) => `${from} → ${to}`,
  empty: 'Zatiaľ tu nie je žiadny záznam.',
  noneFound: 'Nenašiel sa žiadny záznam.',
  searching: (count: number) => `Prehľadáva sa história: ${entries(count)}…`,
  found: (count: number, hasOlder: boolean) => `${entries(count)}${hasOlder ? ' a staršie' : ''}`,
  loadingOlder: 'Načítavajú sa staršie záznamy…',
  olderFailed: 'Staršie záznamy sa nepodarilo načítať.',
  addNote: 'Pridať poznámku',
  correctOf: (date: string) => `Opraviť poznámku: ${date}`,
  note: 'Poznámka',
  noteInfo:
    'Uloží sa s Vaším menom a časom. Zmeniť ani vymazať sa nedá, iba opraviť; pôvodné znenie zostáva v histórii.',
  correction: 'Opravené znenie',
  isWarning: 'Upozornenie',
  isWarningInfo: 'Zobrazí sa hore v detaile pacienta a pri každom jeho tikete.',
  submit: 'Uložiť poznámku',
  submitCorrection: 'Uložiť opravu',
  noteAdded: 'Poznámka bola uložená',
  noteCorrected: 'Poznámka bola opravená',
  superseded:
    'Túto poznámku medzitým niekto opravil. Skontrolujte novšie znenie; tento text môžete uložiť ako novú poznámku.',
};

const ago = (count: number, unit: string) => `pred\u00a0${count}\u00a0${unit}`;

/** „dnes“, „pred 3 dňami“, „pred 5 mesiacmi“, „pred 2 rokmi“. */
export function daysAgo(days: number): string {
  if (days <= 0) return 'dnes';
  if (days === 1) return 'včera';
  if (days < 60) return ago(days, 'dňami');
  // The same day some months or years ago counts as that many, however long the months are.
  return days < 730 ? ago(Math.floor(days / 30), 'mesiacmi') : ago(Math.floor(days / 365), 'rokmi');
}
