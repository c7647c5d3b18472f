export const officeHoursTexts = {
  title: 'Ordinačné Hodiny',
  editTitle: 'Upravte Ordinačné Hodiny',
  removed: 'Ordinačné hodiny boli odstránené',
};
