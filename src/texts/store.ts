/** The toasts of parts that almost every panel has. */
export const storeTexts = {
  tickets: {
    return: 'Vrátiť do čakárne',
    returned: 'Tiket je späť v čakárni',
    /** The reason why a ticket cannot be returned, by the status of the response. */
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
  patientAdded: 'Pacient bol úspešne pridaný',
  patientRemoved: 'Pacient bol úspešne vymazaný',
  officeHoursRemoved: 'Ordinačné hodiny boli odstránené',
};
