/** The alert of a form that could not be stored. */
export const failedFormTexts = {
  title: 'Akcia nebola úspešne vykonaná',
  description: 'Bohužiaľ niekde nastala chyba. Skúste to o chvíľu znovu.',
  /** Nobody knows the outcome. */
  unknown: 'Možno sa zmena predsa uložila: skontrolujte zoznam.',
  /** The data that was loaded since shows it. */
  stored: 'Zmena sa medzitým uložila.',
};
