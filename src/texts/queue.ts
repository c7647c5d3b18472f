/** What every waiting room shows of urgent tickets, and of a patient who is added. */
export const queueTexts = {
  urgent: 'Urgentné',
  add: 'Pridať do čakárne',
  /** In the waiting room itself. */
  addShort: 'Pridať',
};
