import { plural } from './language/plural';

export const shellTexts = {
  product: 'Ordinácia',
  skip: 'Preskočiť na obsah',
  find: 'Prejsť na pacienta, obrazovku alebo akciu',
  navigation: 'Hlavná navigácia',
  openNavigation: 'Otvoriť navigáciu',
  closeNavigation: 'Zavrieť navigáciu',
  sections: { practice: 'Ordinácia', payments: 'Platby', other: 'Ostatné' },
  quickActions: 'Rýchle akcie',
  actions: {
    appointment: 'Pridať termín',
    absence: 'Nastaviť absenciu',
    officeHours: 'Pridať ordinačné hodiny',
    announcement: 'Pridať oznam',
    addTicket: 'Pridať do čakárne',
    uploadInvoice: 'Nahrať faktúru',
  },
  pendingRecepts: (count: number) =>
    `${count} ${plural(count, 'čakajúca žiadosť', 'čakajúce žiadosti', 'čakajúcich žiadostí')} o recept`,
  hotPanel: (count: number) =>
    count === 0 ? 'Panel čakárne' : `Panel čakárne: ${count} ${plural(count, 'tiket', 'tikety', 'tiketov')} dnes`,
  hotPanelOthers: 'Panel čakárne vedľa ostatných obrazoviek',
  hotPanelElsewhere: (isOn: boolean) =>
    isOn
      ? 'Čakáreň sa bude zobrazovať aj vedľa ostatných obrazoviek.'
      : 'Čakáreň sa už nebude zobrazovať vedľa ostatných obrazoviek.',
  hotPanelHere: 'Čakáreň je na tejto obrazovke.',
  closeHotPanel: 'Zavrieť panel čakárne',
  account: 'Môj účet',
  profile: 'Nastavenie profilu',
  state: 'Nastaviť stav',
  shortcuts: 'Klávesové skratky',
  hideNames: 'Skryť údaje pacientov',
  showNames: 'Zobraziť údaje pacientov',
  doctor: 'Lekár',
  appDataFailed: 'Údaje o ordinácii sa nepodarilo načítať.',
  appDataStale: 'Údaje o ordinácii sa nepodarilo obnoviť.',
  notPublic: 'Vaša ordinácia čaká na schválenie správcom. Pacienti ju zatiaľ nevidia.',
};

/** Texts of the screen for an unknown path. */
export const notFoundTexts = {
  screenTitle: 'Stránka sa nenašla',
  title: 'Táto adresa v paneli neexistuje',
  hint: 'Možno je v nej preklep, alebo bola stránka presunutá.',
  toWaitingRoom: 'Prejsť do čakárne',
};

/** The confirmation before unsaved changes are lost. */
export const unsavedTexts = {
  title: 'Máte neuložené zmeny',
  description: 'Chcete odísť a zahodiť ich? Čo ste zmenili, sa neuloží.',
};

export const doctorStateTexts = { online: 'Ordinuje', offline: 'Neordinuje', ending: 'Končím o 30 minút' };

/** The one placeholder that the specification fixes in English. */
export const patientSearchTexts = {
  placeholder: 'Search in Patients',
  placeholderLanguage: 'en',
  label: 'Hľadať v pacientoch',
  open: 'Hľadať pacienta',
  close: 'Zavrieť hľadanie',
  results: 'Nájdení pacienti',
  none: 'Nenašiel sa žiadny pacient.',
  loading: 'Pacienti sa načítavajú…',
  failed: 'Pacientov sa nepodarilo načítať.',
  found: (count: number) =>
    `${plural(count, 'Nájdený', 'Nájdení', 'Nájdených')} ${count} ${plural(count, 'pacient', 'pacienti', 'pacientov')}`,
  more: (count: number) =>
    `a ${plural(count, 'ďalší', 'ďalší', 'ďalších')} ${count} ${plural(count, 'pacient', 'pacienti', 'pacientov')}; upresnite hľadanie`,
};

export const notificationTexts = {
  title: 'Notifikácie',
  bell: (count: number) => (count === 0 ? 'Notifikácie' : `Notifikácie: ${waiting(count)}`),
  count: (count: number) => (count === 0 ? 'Žiadne nové notifikácie' : waiting(count)),
  clear: 'Vymazať notifikácie',
  clearFailure: {
    failed: 'Notifikácie sa nepodarilo vymazať.',
    unknown: 'Nevieme, či sa notifikácie podarilo vymazať. Server to nepotvrdil.',
  },
  allRead: 'Všetky notifikácie sú prečítané',
  allReadHint: 'Nové sa tu objavia samy.',
  loadFailed: 'Notifikácie sa nepodarilo načítať.',
  categories: {
    'schedule-premium': 'Prednostný termín',
    schedule: 'Termín',
    recept: 'Recept',
    queue: 'Čakací lístok',
  },
  otherCategory: 'Oznámenie',
  opens: { waitingRoom: 'otvoriť čakáreň', recepts: 'otvoriť recepty' },
  isNew: 'nová',
  empty: 'Oznámenie bez textu',
};

const waiting = (count: number) => `${count} ${plural(count, 'nová', 'nové', 'nových')}`;
