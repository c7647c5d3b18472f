import { appCode } from '../support/second-factor';
import type { Seen } from '../support/mount';
import { storedSettings, type TestPractice } from '../support/practice';
import { callOfThisWeek } from '../support/screen';
import { until } from '../support/until';
import { press, pressKeys, type } from '../support/user-input';
import type { CapabilityName } from './capability-names';

export interface Alone {
  /** The screen that shows the capability, once a ticket is open there. */
  path: Path;
  sign: Sign;
  /** Paths of the capability's calls, without queries. */
  calls: readonly string[];
  /** Does the capability's main action, and waits until the panel shows that it is done. */
  use(see: Seen, practice: TestPractice): Promise<unknown>;
  /** The call that loads the capability's data (`:patient` stands for the patient's id), and the text shown if it fails. */
  load?: { path: string; failed: RegExp };
}

export type Path =
  | '/kalendar'
  | '/cakaren'
  | '/prehlady'
  | '/pacienti'
  | '/ordinacne-hodiny'
  | '/nastavenia'
  | '/nastavenie-profilu';
type Sign = readonly ['button' | 'heading' | 'textbox' | 'group' | 'menuitem', string | RegExp];

export const signIn = (see: Seen, [role, name]: Sign) => see.queryAllByRole(role, { name });

const pressButton = async (see: Seen, name: string | RegExp) =>
  press(await until(() => see.getAllByRole('button', { name }).find((one) => !one.hasAttribute('aria-disabled'))));

async function fill(see: Seen, label: string | RegExp, text: string): Promise<void> {
  const field = await see.findByLabelText<HTMLInputElement>(label);
  await press(field);
  field.select();
  await type(text);
}

const RETURN = /^Vrátiť do čakárne: Ján Prvý/;

export const ALONE: Readonly<Record<CapabilityName, Alone>> = {
  password: {
    path: '/nastavenie-profilu',
    sign: ['button', 'Zmeniť heslo'],
    calls: ['/api/password-change'],
    async use(see, { password }) {
      await pressButton(see, 'Zmeniť heslo');
      await fill(see, 'Súčasné heslo', password);
      await fill(see, 'Nové heslo', 'šedý kocúr na streche');
      await fill(see, 'Nové heslo znova', 'šedý kocúr na streche');
      await pressKeys('Enter');
      await see.findByText('Heslo je zmenené. Ostatné zariadenia boli odhlásené.');
    },
  },
  sessions: {
    path: '/nastavenie-profilu',
    sign: ['group', 'Prihlásené zariadenia'],
    calls: ['/api/sessions', '/api/session-end', '/api/sessions-end-others'],
    load: { path: '/api/sessions', failed: /^Prihlásené zariadenia sa nepodarilo načítať/ },
    async use(see) {
      await pressButton(see, /^Odhlásiť zariadenie/);
      await pressButton(see, 'Áno');
      await until(() => see.queryAllByRole('button', { name: /^Odhlásiť zariadenie/ }).length === 0);
    },
  },
  'second-factor': {
    path: '/nastavenie-profilu',
    sign: ['button', 'Zapnúť dvojstupňové overenie'],
    calls: ['/api/account', '/api/second-factor-begin', '/api/second-factor-confirm', '/api/second-factor-end'],
    load: { path: '/api/account', failed: /^Stav dvojstupňového overenia sa nepodarilo načítať/ },
    async use(see, { password }) {
      await pressButton(see, 'Zapnúť dvojstupňové overenie');
      await fill(see, 'Súčasné heslo', password);
      await pressKeys('Enter');
      const secret = await see.findByText(/^[A-Z2-7]{4}(?: [A-Z2-7]{1,4})+$/);
      await fill(see, 'Kód, ktorý aplikácia ukazuje', appCode(secret.textContent.replaceAll(' ', '')));
      await pressKeys('Enter');
      await pressButton(see, 'Mám ich uložené');
    },
  },
  'ticket-history': {
    path: '/cakaren',
    sign: ['button', /^Dnes vybavené/],
    calls: ['/api/tickets-history', '/api/ticket-return'],
    load: { path: '/api/tickets-history', failed: /^Prehľad dnes vybavených sa nepodarilo načítať/ },
    async use(see) {
      await pressButton(see, 'Ďalší pacient: Ján Prvý');
      await see.findByText(/^Ján Prvý · od /);
      await pressButton(see, RETURN);
      await see.findByText('Tiket je späť v čakárni');
    },
  },
  'ticket-no-show': {
    path: '/cakaren',
    sign: ['button', /^Neprišiel/],
    calls: ['/api/ticket-no-show', '/api/ticket-return'],
    async use(see) {
      await pressButton(see, 'Neprišiel: Ján Prvý');
      await see.findByText('Tiket bol označený: pacient neprišiel');
      await pressButton(see, RETURN);
      await see.findByText('Tiket je späť v čakárni');
    },
  },
  'ticket-add': {
    path: '/cakaren',
    sign: ['button', 'Pridať do čakárne'],
    calls: ['/api/ticket-add'],
    async use(see) {
      await pressButton(see, 'Pridať do čakárne');
      await press(await see.findByRole('radio', { name: 'Iné meno' }));
      await fill(see, 'Meno pacienta', 'Iva Nová');
      await pressButton(see, 'Pridať');
      await see.findByText('Pacient bol pridaný do čakárne');
    },
  },
  'ticket-move': {
    path: '/cakaren',
    sign: ['heading', /^Poradie/],
    calls: ['/api/ticket-move'],
    async use(see) {
      await pressButton(see, 'Urgentné: na prvé miesto: Eva Druhá');
      await see.findByRole('button', { name: 'Ďalší pacient: Eva Druhá' });
    },
  },
  'waiting-marks': {
    path: '/nastavenia',
    sign: ['textbox', 'Čaká už (minúty)'],
    calls: [],
    async use(see, practice) {
      await fill(see, 'Čaká už (minúty)', '15');
      await until(async () => (await storedSettings(practice))['waiting_mark'] === '15');
    },
  },
  absences: {
    path: '/ordinacne-hodiny',
    sign: ['heading', 'Absencie'],
    calls: ['/api/absences', '/api/absence-remove'],
    load: { path: '/api/absences', failed: /^Absencie sa nepodarilo načítať/ },
    async use(see) {
      await pressButton(see, /^Odstrániť absenciu/);
      await pressButton(see, 'Áno');
      await see.findByText('Absencia bola odstránená');
    },
  },
  'announcement-remove': {
    path: '/prehlady',
    sign: ['button', 'Odstrániť oznam'],
    calls: ['/api/special-announcements-remove'],
    async use(see) {
      await pressButton(see, 'Odstrániť oznam');
      await pressButton(see, 'Áno');
      await see.findByText('Oznam bol odstránený');
    },
  },
  display: {
    path: '/nastavenia',
    sign: ['heading', 'Obrazovka v čakárni'],
    calls: ['/api/display', '/api/display-key', '/api/ticket-call'],
    load: { path: '/api/display', failed: /^Adresu obrazovky sa nepodarilo načítať/ },
    async use(see, practice) {
      await see.findByText(/\/display\/[2-9A-Z]{12}$/);
      await press(await see.findByRole('switch', { name: 'Obrazovka v čakárni je zapnutá' }));
      await until(async () => (await storedSettings(practice))['display'] === true);
      location.hash = '#/cakaren';
      await press(await see.findByRole('link', { name: 'Eva Druhá' }));
      await pressButton(see, 'Zavolať na obrazovke: Eva Druhá');
      await see.findByText('Číslo je zavolané na obrazovke');
    },
  },
  colleagues: {
    path: '/nastavenia',
    sign: ['heading', 'Kolegovia'],
    calls: ['/api/colleagues', '/api/colleague-invite', '/api/colleague-link', '/api/colleague-remove'],
    load: { path: '/api/colleagues', failed: /^Kolegov sa nepodarilo načítať/ },
    async use(see) {
      await fill(see, 'Meno', 'Jana');
      await press(await see.findByRole('radio', { name: 'sestra' }));
      await pressButton(see, 'Pozvať');
      await see.findByText(/\/setup#[\w-]{43}$/);
    },
  },
  kiosk: {
    path: '/nastavenia',
    sign: ['heading', 'Kiosk v čakárni'],
    calls: ['/api/kiosk', '/api/kiosk-code', '/api/kiosk-device-remove'],
    load: { path: '/api/kiosk', failed: /^Zariadenia sa nepodarilo načítať/ },
    async use(see) {
      await fill(see, 'Názov zariadenia', 'Tablet');
      await pressButton(see, /^Vytvoriť kód/);
      await see.findByText(/^(?:[2-9A-Z], ){7}[2-9A-Z]$/);
    },
  },
  calendar: {
    path: '/kalendar',
    sign: ['button', 'Najbližšie voľné'],
    calls: ['/api/calendar', '/api/event-move'],
    load: { path: callOfThisWeek(), failed: /^Kalendár sa nepodarilo načítať/ },
    async use(see) {
      await pressButton(see, 'Najbližšie voľné');
      await see.findByText(/nie je voľný žiadny termín/);
    },
  },
  'calendar-feed': {
    path: '/nastavenia',
    sign: ['heading', 'Termíny v kalendári telefónu'],
    calls: ['/api/calendar-feed', '/api/calendar-feed-revoke'],
    load: { path: '/api/calendar-feed', failed: /^Odkaz na kalendár sa nepodarilo načítať/ },
    async use(see) {
      await pressButton(see, 'Vytvoriť odkaz');
      await see.findByText('Odkaz na kalendár je vytvorený');
    },
  },
  'patient-history': {
    path: '/pacienti',
    sign: ['heading', 'História pacienta'],
    calls: ['/api/patient-history', '/api/patient-note-add', '/api/patient-export'],
    load: { path: '/api/patient-history?id=:patient', failed: /^Históriu pacienta sa nepodarilo načítať/ },
    async use(see) {
      await pressButton(see, 'Pridať poznámku');
      await fill(see, /^Poznámka/, 'Alergia na jód');
      await pressButton(see, 'Uložiť poznámku');
      await see.findByText('Poznámka bola uložená');
    },
  },
  'patient-access-log': {
    path: '/pacienti',
    sign: ['menuitem', 'Kto údaje otvoril'],
    calls: ['/api/patient-access-log'],
    async use(see) {
      await press(see.getByRole('menuitem', { name: 'Kto údaje otvoril' }));
      await see.findByText('Údaje zatiaľ nikto neotvoril.');
    },
  },
};
