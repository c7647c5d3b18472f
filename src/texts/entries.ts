/** What every form of the doctor says: its success (the specification's words), and what failed. */
export const entryTexts = {
  done: {
    'doctor-state': 'Stav bol úspešne nastavený',
    'office-hours': 'Ordinačné hodiny boli vytvorené',
    absence: 'Absencia bola vytvorená úspešne',
    appointment: 'Termín bol vytvorený',
    announcement: 'Oznam bol úspešne vytvorený',
    /** The first for a new invoice, the second where it replaces one. */
    invoice: 'Faktúra bola úspešne odoslaná',
  },
  invoiceReplaced: 'Faktúra bola úspešne nahraná',
  officeHoursChanged: 'Ordinačné hodiny boli upravené',
  failedTitle: 'Akcia nebola úspešne vykonaná',
  failedDescription: 'Bohužiaľ niekde nastala chyba. Skúste to o chvíľu znovu.',
};
