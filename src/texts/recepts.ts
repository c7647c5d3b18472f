import { plural } from '../lib/plural';

export const receptTexts = {
  title: 'Recepty',
  accepted: 'Notifikácia o vystavení bola pacientovi odoslaná',
  rejected: 'Notifikácia o zamietnutí bola pacientovi odoslaná',
  alreadyHandled: 'Žiadosť medzitým vybavil niekto iný. Zoznam sa obnovil.',
  pending: (count: number) =>
    `${count} ${plural(count, 'čakajúca žiadosť', 'čakajúce žiadosti', 'čakajúcich žiadostí')} o recept`,
};
