import { isolated } from '../lib/clean-text';
import { formatCount } from './language/format-count';
import { plural } from './language/plural';

const patients = (count: number) => `${count} ${plural(count, 'pacient', 'pacienti', 'pacientov')} denne`;
const rowsOf = (count: number) => `${count} ${plural(count, 'riadok', 'riadky', 'riadkov')}`;

export const officeHoursTexts = {
  addTitle: 'Pridať ordinačné hodiny',
  add: 'Pridať hodiny',
  name: 'Názov',
  type: 'Typ',
  /** The types by their names on the wire. */
  types: {
    schedule: 'Termín',
    'schedule-premium': 'Prednostný termín',
    queue: 'Čakací lístok',
    other: 'Iné',
  },
  patientTime: 'Čas na pacienta',
  patientTimeInfo: 'Približne, v minútach.',
  rows: 'Rozvrh',
  rowsInfo: 'Dni a hodiny, v ktorých ordinujete.',
  day: 'Deň',
  from: 'Od',
  to: 'Do',
  overlap: (row: number) => `Hodiny sa prekrývajú s riadkom ${row}`,
  hours: (from: string, to: string) => `${from} – ${to}`,
  dayRange: (first: string, last: string) => `${first} – ${last}`,
};

/** Texts of the list and of the week view. */
export const officeHoursListTexts = {
  list: 'Vaše ordinačné hodiny',
  loadFailed: 'Ordinačné hodiny sa nepodarilo načítať',
  empty: 'Pridajte prvé ordinačné hodiny. Pacienti sa v nich budú môcť objednať alebo prísť.',
  withoutName: 'Ordinačné hodiny bez názvu',
  edit: 'Upraviť',
  remove: 'Odstrániť',
  of: (action: string, name: string) => `${action}: ${isolated(name)}`,
  patientTime: (minutes: number) =>
    `${formatCount(minutes)} ${plural(minutes, 'minúta', 'minúty', 'minút')} na pacienta`,
  withoutRows: 'Rozvrh je prázdny',
  /** Patients per day: one number if all days have the same, otherwise a range. */
  estimate: (least: number, most: number) =>
    most === 0
      ? 'hodiny sú kratšie ako čas na pacienta'
      : least === most
        ? `približne ${patients(most)}`
        : least === 0
          ? `najviac ${patients(most)}`
          : `${least} – ${patients(most)}`,
  removeTitle: 'Naozaj chcete odstrániť ordinačné hodiny?',
  removeDescription: (name: string, type: string) =>
    `${isolated(name)} (${isolated(type)}). Pacienti sa v nich už nebudú môcť objednať; dohodnuté termíny ostanú.`,
  removeFailure: {
    failed: 'Ordinačné hodiny sa nepodarilo odstrániť. Zostávajú v zozname.',
    unknown: 'Nevieme, či sa ordinačné hodiny podarilo odstrániť. Server to nepotvrdil.',
  },
  week: 'Týždeň',
  weekHint: 'Ak chcete hodiny upraviť, vyberte ich.',
  noHours: 'Neordinujete',
  weekEmpty: 'V rozvrhu zatiaľ nie sú žiadne hodiny.',
  today: 'dnes',
};

/** Texts of the screen that edits one record. */
export const officeHoursEditTexts = {
  save: 'Uložiť zmeny',
  saveAsNew: 'Uložiť ako nové',
  toList: 'Späť na ordinačné hodiny',
  notFound: 'Ordinačné hodiny sa nenašli',
  notFoundHint: 'Na tejto adrese žiadne nie sú. Možno ich medzitým niekto odstránil.',
  gone: 'Tieto ordinačné hodiny medzitým niekto odstránil.',
  changed: 'Tieto ordinačné hodiny medzitým niekto zmenil. Ak zmeny uložíte, jeho zmeny prepíšete.',
  reload: 'Načítať znova',
  reloadTitle: 'Chcete načítať uložené hodiny?',
  reloadDescription: 'Čo ste vo formulári zmenili, sa zahodí.',
  goneHint: 'Čo ste zmenili, ostalo vo formulári. Môžete to uložiť ako nové.',
};

/** Texts for copying a row to other days. */
export const copyRowTexts = {
  open: 'Kopírovať na ďalšie dni',
  title: (hours: string) => `Kopírovať ${hours} na ďalšie dni`,
  days: 'Ďalšie dni',
  taken: (hours: string, row: number) => `prekrýva sa s riadkom ${row} (${hours})`,
  unfilled: 'Najprv v tomto riadku vyplňte čas Od a Do.',
  full: (most: number) => `Ďalší riadok sa nezmestí: najviac je ${rowsOf(most)}.`,
  room: (left: number) => `Pridať môžete ešte ${rowsOf(left)}.`,
  tooMany: (chosen: number, left: number) =>
    `Vybrali ste ${chosen} ${plural(chosen, 'deň', 'dni', 'dní')}, pridať ${plural(left, 'sa dá', 'sa dajú', 'sa dá')} ešte ${rowsOf(left)}.`,
  add: (chosen: number) => (chosen === 0 ? 'Pridať riadky' : `Pridať ${rowsOf(chosen)}`),
  added: (count: number, days: string, hours: string) =>
    `${plural(count, 'Pridaný', 'Pridané', 'Pridaných')} ${rowsOf(count)}: ${days}, ${hours}.`,
};
