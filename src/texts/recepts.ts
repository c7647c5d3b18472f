import { isolated } from '../lib/clean-text';
import { plural } from './language/plural';
import { shellTexts } from './shell';

const recepts = (count: number) => `${count} ${plural(count, 'recept', 'recepty', 'receptov')}`;

export const receptTexts = {
  list: 'Čakajúce žiadosti o recept',
  empty: 'Všetky žiadosti o recept sú vybavené. Nová sa tu objaví sama.',
  choose: 'Vyberte žiadosť zo zoznamu a zobrazí sa jej detail.',
  loadFailed: 'Recepty sa nepodarilo načítať',
  withoutMedicine: 'Liek neuvedený',
  of: (action: string, name: string, medicine: string) => `${action}: ${isolated(name)}, ${isolated(medicine)}`,
  /** The texts of each action on a request. */
  actions: {
    accept: {
      label: 'Vystaviť recept',
      question: null,
      failed: 'Recept sa nepodarilo vystaviť. Žiadosť zostáva v zozname.',
      unknown: 'Nevieme, či sa recept podarilo vystaviť. Server to nepotvrdil.',
    },
    reject: {
      label: 'Zamietnuť',
      question: {
        title: 'Naozaj chcete zamietnuť žiadosť o recept?',
        description: (name: string, medicine: string) =>
          `${isolated(name)} – ${isolated(medicine)}. Pacient dostane notifikáciu o zamietnutí.`,
      },
      failed: 'Žiadosť sa nepodarilo zamietnuť. Zostáva v zozname.',
      unknown: 'Nevieme, či sa žiadosť podarilo zamietnuť. Server to nepotvrdil.',
    },
  },
  /** For a colleague without the right to decide. */
  decision: 'O žiadosti rozhoduje lekár.',
  detail: {
    title: 'Detail žiadosti o recept',
    medicine: 'Liek',
    note: 'Poznámka',
    created: 'Vytvorené',
    gone: 'Táto žiadosť už medzi čakajúcimi nie je.',
    goneHint: 'Medzitým ju niekto vybavil.',
    notFound: 'Žiadosť sa nenašla',
    notFoundHint: 'Medzi čakajúcimi žiadosťami o recept taká nie je. Možno je už vybavená.',
  },
  select: 'Vybrať',
  selectAll: 'Vybrať všetky',
  acceptSelected: 'Vystaviť vybrané',
  selected: (count: number, all: number) =>
    count === 0
      ? shellTexts.pendingRecepts(all)
      : `${plural(count, 'Vybraný', 'Vybrané', 'Vybraných')} ${recepts(count)}`,
  acceptAllTitle: (count: number) => `Vystaviť ${recepts(count)}?`,
  acceptAllDescription: 'Vystavia sa jeden po druhom. Každý pacient dostane notifikáciu o vystavení.',
  progress: (handled: number, total: number) =>
    `${handled} z ${total} ${plural(handled, 'vybavený', 'vybavené', 'vybavených')}`,
  runFailed: (count: number) =>
    `Nepodarilo sa vystaviť ${recepts(count)}. ${plural(count, 'Zostáva vybraný', 'Zostávajú vybrané', 'Zostávajú vybrané')} v zozname.`,
  runUnknown: (count: number) =>
    `Vystavenie ${count} ${plural(count, 'receptu', 'receptov', 'receptov')} server nepotvrdil. ${plural(count, 'Zostáva vybraný', 'Zostávajú vybrané', 'Zostávajú vybrané')} v zozname.`,
};
