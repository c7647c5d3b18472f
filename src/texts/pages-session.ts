/** Texts shown in place of the login; kept apart from the login's texts, because most visits never need them. */
export const pagesSessionTexts = {
  title: 'Platnosť Vášho prihlásenia sa skončila',
  hint: 'Táto stránka Vás prihlási znova. Ak sa to nestane, prihláste sa tu.',
  logIn: 'Prihlásiť sa',
};
