import { isolated } from '../lib/clean-text';

/** The saving states of an autosaved field. */
export const storedTexts = {
  waiting: 'Ukladá sa…',
  stored: 'Uložené',
  failed: 'Uloženie sa nepotvrdilo',
  retry: (label: string) => `Skúsiť znova uložiť: ${label}`,
};

export const settingsTexts = {
  hint: 'Každá zmena sa uloží sama.',
  loadFailed: 'Nastavenia sa nepodarilo načítať',
  notices: 'Upozornenia',
  sound: 'Zvuk pri novej notifikácii',
  soundInfo: 'Zaznie krátky tón, aj keď sa práve nepozeráte na panel.',
  trySound: 'Vyskúšať zvuk',
  desktopNotices: 'Upozornenia na ploche',
  desktopNoticesInfo: 'Objavia sa, keď pracujete v inom okne. Mená pacientov v nich nie sú.',
  desktopNoticesDenied:
    'Prehliadač upozornenia tejto stránke zakázal. Povoľte ich v nastaveniach stránky, vedľa jej adresy.',
  desktopNoticesUndecided: 'Prehliadač ich tejto stránke ešte nepovolil.',
  desktopNoticesUnsupported: 'Tento prehliadač upozornenia na ploche neponúka.',
  allowNotices: 'Povoliť v prehliadači',
  look: 'Vzhľad',
  theme: 'Farby',
  themes: { auto: 'Podľa zariadenia', light: 'Svetlé', dark: 'Tmavé' },
  density: 'Hustota zoznamov',
  densities: { comfortable: 'Voľnejšia', compact: 'Hustejšia' },
  keyboard: 'Klávesnica',
  privacy: 'Súkromie',
  hideNamesInfo: 'Mená, fotografie a čísla sú rozmazané, kým na ne neprejdete myšou alebo klávesnicou.',
  waitingRoom: 'Čakáreň',
  waitingRoomInfo: 'Po koľkých minútach čakáreň zvýrazní, že pacient čaká.',
  waitingMarks: { waiting_mark: 'Čaká už (minúty)', waiting_long: 'Čaká dlho (minúty)' },
};

export const profileTexts = {
  hint: 'Tieto údaje vidia pacienti. Každá zmena sa uloží sama.',
  loadFailed: 'Profil sa nepodarilo načítať',
  picture: 'Fotografia',
  pictureInfo: (limit: string) => `PNG, JPG alebo WebP, najviac ${limit}.`,
  pictureOf: (name: string) => `Fotografia: ${isolated(name)}`,
  removePicture: 'Odstrániť fotografiu',
  removePictureTitle: 'Naozaj chcete odstrániť fotografiu?',
  removePictureDescription: 'Namiesto nej sa budú zobrazovať Vaše iniciály.',
  unreadable: 'Súbor sa nedá zobraziť ako obrázok. Vyberte iný.',
  uploading: 'Fotografia sa odosiela',
  data: 'Údaje',
  name: 'Meno',
  specialization: 'Špecializácia',
  about: 'O mne',
  aboutInfo: 'Predstavte sa pacientom: vzdelanie, prax, čomu sa venujete.',
  contact: 'Kontakt',
  phone: 'Telefón',
  phoneRule: (field: string) => `Položka ${field} musí obsahovať správne telefónne číslo`,
  email: 'E-mail',
  emailInfo: 'Týmto e-mailom sa prihlasujete. Zmeniť ho môže správca.',
};
