export const doctorStatusTexts = {
  title: 'Nastaviť stav',
  summary: 'Váš stav',
  state: 'Stav',
  stateInfo: 'Nastaví stav, ktorý uvidia pacienti do konca dňa.',
  submit: 'Nastaviť',
};
