export const officeHoursTexts = {
  title: 'Ordinačné Hodiny',
  editTitle: 'Upravte Ordinačné Hodiny',
  removed: 'Ordinačné hodiny boli odstránené',
  addTitle: 'Pridať ordinačné hodiny',
  add: 'Pridať hodiny',
  name: 'Názov',
  type: 'Typ',
  /** The types as the wire names them. */
  types: {
    schedule: 'Termín',
    'schedule-premium': 'Prednostný termín',
    queue: 'Čakací lístok',
    other: 'Iné',
  },
  patientTime: 'Čas na pacienta',
  patientTimeInfo: 'Približne, v minútach.',
  rows: 'Rozvrh',
  rowsInfo: 'Dni a hodiny, v ktorých ordinujete.',
  day: 'Deň',
  from: 'Od',
  to: 'Do',
  overlap: (row: number) => `Hodiny sa prekrývajú s riadkom ${row}`,
};
