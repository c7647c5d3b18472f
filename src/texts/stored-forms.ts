/** The success toast of each form, from the specification where it has one. */
export const storedFormTexts = {
  'doctor-state': 'Stav bol úspešne nastavený',
  'office-hours': 'Ordinačné hodiny boli vytvorené',
  officeHoursChanged: 'Ordinačné hodiny boli upravené',
  absence: 'Absencia bola vytvorená úspešne',
  appointment: 'Termín bol vytvorený',
  announcement: 'Oznam bol úspešne vytvorený',
  invoice: 'Faktúra bola úspešne odoslaná',
  invoiceReplaced: 'Faktúra bola úspešne nahraná',
  'ticket-add': 'Pacient bol pridaný do čakárne',
};
