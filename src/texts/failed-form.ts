/** The alert of a form that could not be stored. */
export const failedFormTexts = {
  title: 'Akcia nebola úspešne vykonaná',
  description: 'Bohužiaľ niekde nastala chyba. Skúste to o chvíľu znovu.',
  /** The outcome is unknown. */
  unknown: 'Možno sa zmena predsa uložila: skontrolujte zoznam.',
  /** Data loaded since then shows the change. */
  stored: 'Zmena sa medzitým uložila.',
};
