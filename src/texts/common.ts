/** Texts that several features use. Those of the specification are literal. */
export const commonTexts = {
  retry: 'Skúsiť znova',
  cancel: 'Zrušiť',
  yes: 'Áno',
  alertSuccess: 'Wohoou, super!',
  alertDanger: 'V poriadku',
  close: 'Zavrieť',
  back: 'Späť na zoznam',
  closePreview: 'Zavrieť detail',
  loading: 'Načítava sa…',
  /** The text of a busy button. */
  busy: 'Čakajte, prosím…',
  popupLoading: 'Načítanie okna',
  slow: 'Server odpovedá pomaly. Údaje sa stále načítavajú…',
  stale: (time: string) => `Údaje sa nepodarilo obnoviť. Vidíte údaje z ${time}.`,
  connection: {
    lost: 'Spojenie sa prerušilo. Údaje nemusia byť aktuálne.',
    back: 'Spojenie je obnovené.',
  },
  patientWithoutName: 'Pacient bez mena',
  nothingToShow: 'Žiaden obsah na zobrazenie',
  notGiven: 'neuvedené',
  /** Which key presses a control. */
  key: (name: string) => `Kláves ${name}`,
  closeToast: 'Zavrieť oznámenie',
  notifications: 'Oznámenia',
  chunkFailed: 'Túto časť panela sa nepodarilo načítať',
  chunkHints: {
    missing: 'Server ju neposlal. Skontrolujte pripojenie na internet a skúste to znova.',
    timeout: 'Server ju neposlal včas. Skúste to znova.',
    other: 'Pri spúšťaní nastala chyba. Skúste to znova, prípadne načítajte stránku odznova.',
  },
  showTable: 'Zobraziť ako tabuľku',
  showChart: 'Zobraziť ako graf',
  crashed: 'Táto časť sa nečakane zastavila.',
  crashedHint: 'Ostatné časti stránky fungujú ďalej. Skúste ju zobraziť znova.',
};

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
