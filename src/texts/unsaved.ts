/** Before changes are left that were not saved. */
export const unsavedTexts = {
  title: 'Máte neuložené zmeny',
  description: 'Chcete odísť a zahodiť ich? Čo ste zmenili, sa neuloží.',
};
