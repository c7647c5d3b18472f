/** The title of each screen, and its label in the navigation. */
export const screenTexts = {
  login: { title: 'Prihlásenie' },
  registration: { title: 'Registrácia' },
  logout: { title: 'Odhlásenie' },
  overview: { title: 'Prehľad', link: 'Prehľad' },
  waitingRoom: { title: 'Čakáreň', link: 'Čakáreň' },
  calendar: { title: 'Kalendár', link: 'Kalendár' },
  patients: { title: 'Pacienti', link: 'Pacienti' },
  recepts: { title: 'Recepty', link: 'E-recepty' },
  officeHours: { title: 'Ordinačné Hodiny', link: 'Ordinačné hodiny' },
  officeHoursEdit: { title: 'Upravte Ordinačné Hodiny' },
  transactions: { title: 'Transakcie', link: 'Transakcie' },
  payouts: { title: 'Platby - Výplaty', link: 'Výplaty' },
  settings: { title: 'Nastavenia', link: 'Nastavenia' },
  profile: { title: 'Nastavenie Profilu' },
};

/** Texts shown in place of the login; kept apart from the login's texts, because most visits never need them. */
export const pagesSessionTexts = {
  title: 'Platnosť Vášho prihlásenia sa skončila',
  hint: 'Táto stránka Vás prihlási znova. Ak sa to nestane, prihláste sa tu.',
  logIn: 'Prihlásiť sa',
};
