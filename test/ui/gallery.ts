export const types = [
  { option: 'Termín', value: 'schedule' },
  { option: 'Prednostný termín', value: 'schedule-premium' },
  { option: 'Čakací lístok', value: 'queue' },
  { option: 'Iné', value: 'other' },
];

export const patients = [
  { option: 'Ján Kováč', value: 1, description: 'nar. 1. 2. 1980' },
  { option: 'Ján Kováč', value: 2, description: 'nar. 12. 11. 1955' },
  { option: 'Žofia Ďurišová', value: 3, description: 'nar. 30. 6. 2001' },
];
