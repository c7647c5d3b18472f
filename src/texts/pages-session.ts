/** What stands in the place of the login; apart from its texts, which most visits never need. */
export const pagesSessionTexts = {
  title: 'Platnosť Vášho prihlásenia sa skončila',
  hint: 'Táto stránka Vás prihlási znova. Ak sa to nestane, prihláste sa tu.',
  logIn: 'Prihlásiť sa',
};
