import { isolated } from '../lib/clean-text';
import { formatCount } from './language/format-count';
import { plural } from './language/plural';

const transactions = (count: number) =>
  `${formatCount(count)} ${plural(count, 'transakcia', 'transakcie', 'transakcií')}`;

export const paymentTexts = {
  loadFailed: 'Transakcie sa nepodarilo načítať',
  empty: 'Keď pacient zaplatí, transakcia sa objaví tu.',
  search: 'Hľadať v transakciách',
  searchPlaceholder: 'Pacient alebo názov',
  endSearch: 'Zrušiť hľadanie',
  states: {
    all: 'Všetky',
    paid: 'Zaplatené',
    pending: 'Čakajúce',
    refunded: 'Vrátené',
    failed: 'Neúspešné',
    other: 'Iné',
  },
  /** The state of one transaction, if the server sends no title for it. */
  stateTitles: {
    paid: 'Zaplatená',
    pending: 'Čaká na úhradu',
    refunded: 'Vrátená',
    failed: 'Neúspešná',
    other: 'Iný stav',
  },
  stateFilter: 'Stav transakcií',
  period: 'Obdobie',
  periods: {
    all: 'Celé obdobie',
    'this-month': 'Tento mesiac',
    'last-month': 'Minulý mesiac',
    'this-year': 'Tento rok',
    own: 'Vlastné obdobie',
  },
  from: 'Od dňa',
  to: 'Do dňa',
  columns: { date: 'Dátum', title: 'Názov', patient: 'Pacient', amount: 'Suma', state: 'Stav' },
  count: transactions,
  shown: (count: number, all: number) => `${transactions(count)} z ${formatCount(all)}`,
  totals: 'Súčty zobrazených transakcií',
  received: 'Prijaté',
  refunded: 'Vrátené',
  net: 'Spolu po vrátení',
  noneFound: 'Nenašla sa žiadna transakcia',
  noneFoundHint: 'Skúste iné obdobie, iný stav alebo iné slovo.',
  endFilters: 'Zrušiť filtre',
  download: 'Stiahnuť CSV',
  file: (day: string) => `transakcie-${day}.csv`,
  fileHead: { amount: 'Suma (EUR)' },
  detail: {
    title: 'Detail transakcie',
    open: (title: string, date: string) => `${isolated(title)}, ${isolated(date)}: detail transakcie`,
    number: 'Číslo transakcie',
    patient: 'Otvoriť detail pacienta',
  },
  withoutTitle: 'Platba bez názvu',
  withoutPatient: 'bez pacienta',
  withoutDate: 'bez dátumu',
  withoutAmount: 'bez sumy',
};

export const payoutTexts = {
  loadFailed: 'Výplaty sa nepodarilo načítať',
  empty: 'Prvá výplata sa objaví po skončení mesiaca.',
  billing: 'Fakturačné údaje',
  waiting: 'Čakajú na faktúru',
  waitingHint: (count: number) =>
    `Nahrajte faktúru a ${plural(count, 'výplatu Vám pošleme', 'výplaty Vám pošleme', 'výplaty Vám pošleme')} na účet.`,
  all: 'Výplaty po mesiacoch',
  uploadOf: (month: string) => `Nahrať faktúru: ${isolated(month)}`,
  replace: 'Nahradiť faktúru',
  replaceOf: (month: string) => `Nahradiť faktúru: ${isolated(month)}`,
  show: 'Zobraziť faktúru',
  showOf: (month: string) => `Zobraziť faktúru: ${isolated(month)}`,
  newTab: 'otvorí sa na novej karte',
  openingInvoice: 'Faktúra sa otvára…',
  invoiceFile: {
    failed: 'Faktúru sa nepodarilo otvoriť. Skúste to o chvíľu znova.',
    name: (month: string | null) => (month === null ? 'faktura' : `faktura ${month}`),
  },
  states: { open: 'Čaká na faktúru', invoiced: 'Faktúra odoslaná', paid: 'Vyplatená', other: 'Iný stav' },
  withoutMonth: 'Výplata bez mesiaca',
  withoutAmount: 'bez sumy',
};
