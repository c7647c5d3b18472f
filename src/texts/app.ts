export const appTexts = {
  unknownTitle: 'Stránka sa nenašla',
  unknown: 'Táto adresa v paneli neexistuje',
  unknownHint: 'Možno je v nej preklep, alebo bola stránka presunutá.',
  toWaitingRoom: 'Prejsť do čakárne',
};
