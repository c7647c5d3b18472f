/** Texts that every waiting room shows about urgent tickets and adding a patient. */
export const queueTexts = {
  urgent: 'Urgentné',
  add: 'Pridať do čakárne',
  /** In the waiting room itself. */
  addShort: 'Pridať',
};
