import { isolated } from '../lib/clean-text';
import { formatCount } from './language/format-count';
import { plural } from './language/plural';

const patients = (count: number) => `${formatCount(count)} ${plural(count, 'pacient', 'pacienti', 'pacientov')}`;

const leaves = (hasNote: boolean, keepsRecords: boolean) =>
  keepsRecords
    ? 'Pacient zmizne z Vášho zoznamu. Jeho návštevy, recepty, platby a poznámky zostávajú uložené.'
    : `Pacient zmizne z Vášho zoznamu${hasNote ? ' aj s poznámkou' : ''}.`;

export const patientTexts = {
  count: patients,
  found: (count: number, all: number) =>
    count === 0
      ? 'Nenašiel sa žiadny pacient'
      : `${plural(count, 'Nájdený', 'Nájdení', 'Nájdených')} ${patients(count)} z ${formatCount(all)}`,
  search: 'Hľadať v zozname pacientov',
  searchPlaceholder: 'Meno, rodné číslo, telefón',
  endSearch: 'Zrušiť hľadanie',
  noneFound: 'Nenašiel sa žiadny pacient',
  noneFoundHint:
    'Hľadá sa v menách, dátumoch narodenia, rodných a telefónnych číslach. Skontrolujte, či v hľadanom texte nie je preklep.',
  order: 'Zoradiť',
  orders: { name: 'Meno A – Z', 'name-back': 'Meno Z – A', newest: 'Od najnovších' },
  empty: 'V zozname zatiaľ nemáte žiadneho pacienta. Pridáte ho z detailu tiketu v čakárni.',
  choose: 'Vyberte pacienta zo zoznamu a zobrazí sa jeho detail.',
  loadFailed: 'Pacientov sa nepodarilo načítať',
  idNumber: 'Rodné číslo',
  phone: 'Telefón',
  detail: {
    title: 'Detail pacienta',
    email: 'E-mail',
    birthDate: 'Dátum narodenia',
    insurance: 'Poisťovňa',
    note: 'Poznámka',
    created: 'Pridanie do zoznamu',
    gone: 'Tento pacient už v zozname nie je.',
    goneHint: 'Medzitým ho niekto vymazal.',
    notFound: 'Pacient sa nenašiel',
    notFoundHint: 'V zozname pacientov taký nie je. Možno ho medzitým niekto vymazal.',
  },
  book: 'Objednať',
  bookOf: (name: string) => `Objednať: ${isolated(name)}`,
  more: 'Ďalšie možnosti',
  views: { export: 'Údaje pre pacienta', accesses: 'Kto údaje otvoril' },
  remove: 'Vymazať pacienta',
  removeTitle: 'Naozaj chcete vymazať pacienta zo zoznamu?',
  /** `keepsRecords`: the server keeps a patient's history. */
  removeDescription: (name: string, idNumber: string | null, hasNote: boolean, keepsRecords: boolean) =>
    `${isolated(name)}${idNumber ? `, rodné číslo ${isolated(idNumber)}` : ''}. ${leaves(hasNote, keepsRecords)}`,
  removeFailure: {
    failed: 'Pacienta sa nepodarilo vymazať. Zostáva v zozname.',
    unknown: 'Nevieme, či sa pacienta podarilo vymazať. Server to nepotvrdil.',
  },
};
