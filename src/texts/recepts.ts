import { plural } from './language/plural';

const recepts = (count: number) => `${count} ${plural(count, 'recept', 'recepty', 'receptov')}`;

const pending = (count: number) =>
  `${count} ${plural(count, 'čakajúca žiadosť', 'čakajúce žiadosti', 'čakajúcich žiadostí')} o recept`;

export const receptTexts = {
  title: 'Recepty',
  pending,
  list: 'Čakajúce žiadosti o recept',
  empty: 'Všetky žiadosti o recept sú vybavené. Nová sa tu objaví sama.',
  choose: 'Vyberte žiadosť zo zoznamu a zobrazí sa jej detail.',
  loadFailed: 'Recepty sa nepodarilo načítať',
  withoutName: 'Pacient bez mena',
  withoutMedicine: 'Liek neuvedený',
  accept: 'Vystaviť recept',
  reject: 'Zamietnuť',
  of: (action: string, name: string, medicine: string) => `${action}: ${name}, ${medicine}`,
  rejectTitle: 'Naozaj chcete zamietnuť žiadosť o recept?',
  rejectDescription: (name: string, medicine: string) =>
    `${name} – ${medicine}. Pacient dostane notifikáciu o zamietnutí.`,
  failed: {
    accept: 'Recept sa nepodarilo vystaviť. Žiadosť zostáva v zozname.',
    reject: 'Žiadosť sa nepodarilo zamietnuť. Zostáva v zozname.',
  },
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
  pick: 'Vybrať',
  pickAll: 'Vybrať všetky',
  acceptChosen: 'Vystaviť vybrané',
  chosen: (count: number, all: number) =>
    count === 0 ? pending(all) : `${plural(count, 'Vybraný', 'Vybrané', 'Vybraných')} ${recepts(count)}`,
  acceptAllTitle: (count: number) => `Vystaviť ${recepts(count)}?`,
  acceptAllDescription: 'Vystavia sa jeden po druhom. Každý pacient dostane notifikáciu o vystavení.',
  progress: (handled: number, total: number) =>
    `${handled} z ${total} ${plural(handled, 'vybavený', 'vybavené', 'vybavených')}`,
  runFailed: (count: number) =>
    `${recepts(count)} sa ${plural(count, 'nepodaril', 'nepodarili', 'nepodarilo')} vystaviť. ${plural(count, 'Zostáva vybraný', 'Zostávajú vybrané', 'Zostávajú vybrané')} v zozname.`,
};
