import { formatCount } from './language/format-count';
import { plural } from './language/plural';

/** Texts of the export of a patient's data, and of the log of those who opened the data. */
export const patientExportTexts = {
  accesses: 'Kto údaje otvoril',
  failed: {
    export: 'Údaje pacienta sa nepodarilo načítať',
    accesses: 'Zoznam otvorení sa nepodarilo načítať',
  },
  info: 'Kópia všetkých údajov, ktoré o pacientovi vediete. Prvú mu dáte bezplatne.',
  madeAt: (moment: string) => `Vyhotovené ${moment}`,
  count: (count: number) => `${formatCount(count)}\u00a0${plural(count, 'záznam', 'záznamy', 'záznamov')}`,
  noItems: 'O pacientovi nevediete žiadny záznam, iba jeho osobné údaje.',
  print: 'Vytlačiť',
  download: 'Stiahnuť JSON',
  file: (day: string) => `udaje-pacienta-${day}.json`,
  noAccesses: 'Údaje zatiaľ nikto neotvoril.',
  unknownPerson: 'Nevieme, kto',
  purposes: {
    history: 'História',
    note: 'Poznámka',
    export: 'Výpis údajov',
    'access-log': 'Zoznam otvorení',
  },
  printed: {
    title: 'Údaje pacienta',
    right:
      'Podľa článku 15 nariadenia (EÚ) 2016/679 (GDPR) máte právo na prístup k svojim osobným údajom a na ich kópiu; prvá kópia je bezplatná.',
    doctor: 'Lekár',
    fields: {
      name: 'Meno',
      idNumber: 'Rodné číslo',
      birthDate: 'Dátum narodenia',
      phone: 'Telefón',
      email: 'E-mail',
      insurance: 'Poisťovňa',
      created: 'Pridanie do zoznamu',
    },
    columns: { at: 'Kedy', kind: 'Druh', entry: 'Záznam', state: 'Stav', by: 'Kto', purpose: 'Účel' },
    /** A note that a later one corrects. */
    superseded: 'Opravená, platí novšie znenie',
  },
};
