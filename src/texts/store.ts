import { plural } from './language/plural';

/** The texts of the store: toasts, the alert of a failed form, the desktop notification. */
export const storeTexts = {
  tickets: {
    return: 'Vrátiť do čakárne',
    returned: 'Tiket je späť v čakárni',
    /** Why a ticket cannot be returned, by the status of the answer. */
    notReturned: (status: number | null) =>
      status === 409
        ? 'Tiket medzitým vrátil do čakárne niekto iný.'
        : status === 410
          ? 'Deň tohto tiketu sa už skončil, do čakárne sa nedá vrátiť.'
          : status === 422
            ? 'Čas tohto termínu medzitým dostal niekto iný, do čakárne sa nedá vrátiť.'
            : 'Tento tiket sa už do čakárne nedá vrátiť.',
    gone: 'Tiket už nie je v čakárni',
    alreadyHandled: 'Tiket medzitým vybavil niekto iný. Čakáreň sa obnovila.',
  },
  recepts: {
    accept: (count: number) =>
      count === 1
        ? 'Notifikácia o vystavení bola pacientovi odoslaná'
        : `${plural(count, 'Vystavený', 'Vystavené', 'Vystavených')} ${count} ${plural(count, 'recept', 'recepty', 'receptov')}, notifikácie boli pacientom odoslané`,
    reject: () => 'Notifikácia o zamietnutí bola pacientovi odoslaná',
    gone: 'Žiadosť už nie je medzi čakajúcimi',
    alreadyHandled: 'Žiadosť medzitým vybavil niekto iný. Zoznam sa obnovil.',
  },
  patientAdded: 'Pacient bol úspešne pridaný',
  patientRemoved: 'Pacient bol úspešne vymazaný',
  officeHoursRemoved: 'Ordinačné hodiny boli odstránené',
  formFailed: {
    title: 'Akcia nebola úspešne vykonaná',
    description: 'Bohužiaľ niekde nastala chyba. Skúste to o chvíľu znovu.',
    /** Nobody knows the outcome. */
    unknown: 'Možno sa zmena predsa uložila: skontrolujte zoznam.',
    /** The data that was loaded since shows it. */
    stored: 'Zmena sa medzitým uložila.',
  },
};
