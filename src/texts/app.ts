export const appTexts = {
  unknownTitle: 'Stránka sa nenašla',
  unknownHint: 'Táto adresa v paneli neexistuje. Možno je v nej preklep.',
  toWaitingRoom: 'Prejsť do čakárne',
};
