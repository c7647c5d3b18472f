import { plural } from './language/plural';

/** The toasts of the requests for prescriptions. */
export const prescriptionToastTexts = {
  accept: (count: number) =>
    count === 1
      ? 'Notifikácia o vystavení bola pacientovi odoslaná'
      : `${plural(count, 'Vystavený', 'Vystavené', 'Vystavených')} ${count} ${plural(count, 'recept', 'recepty', 'receptov')}, notifikácie boli pacientom odoslané`,
  reject: () => 'Notifikácia o zamietnutí bola pacientovi odoslaná',
  gone: 'Žiadosť už nie je medzi čakajúcimi',
  alreadyHandled: 'Žiadosť medzitým vybavil niekto iný. Zoznam sa obnovil.',
};
