import { isolated } from '../lib/clean-text';

export const absenceTexts = {
  title: 'Nastaviť absenciu',
  wholeDays: 'Celé dni',
  wholeDaysInfo: 'Od polnoci prvého dňa do konca posledného dňa.',
  from: 'Začiatok',
  to: 'Koniec',
  supplier: 'Zastupovanie',
  suppliers: { none: 'Bez zastupovania', list: 'Zo zoznamu', other: 'Iný lekár' },
  supplierFromList: 'Zastupujúci lekár',
  noDoctors: 'V zozname nie je žiadny ďalší lekár. Zastupujúceho môžete zadať menom.',
  unnamedDoctor: 'Lekár bez mena',
  supplierName: 'Meno zastupujúceho',
  submit: 'Nastaviť',
};

/** Texts of the list of stored absences. */
export const absenceListTexts = {
  title: 'Absencie',
  loadFailed: 'Absencie sa nepodarilo načítať',
  empty: 'Nemáte naplánovanú žiadnu absenciu.',
  now: 'práve prebieha',
  /** Both ends of one day, or of whole days. */
  range: (from: string, to: string) => `${from} – ${to}`,
  wholeDay: (day: string) => `${day}, celý deň`,
  wholeDays: (from: string, to: string) => `${from} – ${to}, celé dni`,
  withoutSupplier: 'bez zastupovania',
  supplier: (name: string) => `Zastupuje ${isolated(name)}`,
  remove: 'Odstrániť',
  removeOf: (range: string) => `Odstrániť absenciu ${range}`,
  removeTitle: 'Naozaj chcete odstrániť absenciu?',
  removeDescription: (range: string) => `${range}. Pacienti sa na tento čas budú môcť znova objednať.`,
  removed: 'Absencia bola odstránená',
  removeFailure: {
    failed: 'Absenciu sa nepodarilo odstrániť. Zostáva v platnosti.',
    unknown: 'Nevieme, či sa absenciu podarilo odstrániť. Server to nepotvrdil.',
  },
  /** In the week view. */
  inWeek: 'Absencia',
};
