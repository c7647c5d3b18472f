import { hoursDays, type HoursDay } from '../../src/features/office-hours/contract';
import type { Billing } from '../../src/features/payouts/contract';
import type { NewOfficeHours } from '../features/office-hours/store';

/** An absence of `length` whole days, starting in `daysAhead` days. */
export interface DemoAbsence {
  daysAhead: number;
  length: number;
  /** The substitute's e-mail. */
  supplier: string;
}

const WORKING_DAYS = hoursDays.slice(0, 5);

/** The appointments of the demo's coming days (`demo-days`) are within these hours. */
export const GENERAL_PRACTICE_HOURS: readonly NewOfficeHours[] = [
  hours('Objednaní pacienti', 'schedule', 10, rows(WORKING_DAYS, '07:30', '11:30')),
  hours('Prednostné termíny', 'schedule-premium', 20, rows(WORKING_DAYS, '11:30', '12:30')),
  hours('Bez objednania', 'queue', 10, [
    ...rows(['monday', 'wednesday'], '13:00', '16:00'),
    ...rows(['tuesday', 'thursday'], '13:00', '15:00'),
  ]),
  hours('Návštevy a administratíva', 'other', 30, rows(['friday'], '13:00', '14:30')),
];

export const DERMATOLOGY_HOURS: readonly NewOfficeHours[] = [
  hours('Objednaní pacienti', 'schedule', 15, [
    ...rows(WORKING_DAYS, '07:30', '11:00'),
    ...rows(['wednesday'], '13:00', '17:00'),
  ]),
  hours('Prednostné termíny', 'schedule-premium', 20, rows(WORKING_DAYS, '11:00', '12:20')),
  hours('Bez objednania', 'queue', 15, rows(['monday', 'tuesday', 'thursday'], '13:00', '15:30')),
  hours('Drobné zákroky', 'other', 40, rows(['friday'], '13:00', '15:40')),
];

function hours(
  hours_name: string,
  hours_type: NewOfficeHours['hours_type'],
  approximate_time_on_patient: number,
  time_schedules: NewOfficeHours['time_schedules'],
): NewOfficeHours {
  return { hours_name, hours_type, approximate_time_on_patient, time_schedules };
}

function rows(days: readonly HoursDay[], hours_time_from: string, hours_time_to: string) {
  return days.map((hours_day) => ({ hours_day, hours_time_from, hours_time_to }));
}

type Some<Item> = readonly [Item, ...Item[]];

/** Something that a patient pays for; `cents` is the price. */
interface Price {
  title: string;
  cents: number;
}

/** Data that differ between the practices of the demo. */
export interface DemoPractice {
  specialization: string;
  phone: string;
  about: string;
  /** Average number of visits a day. */
  visitsADay: number;
  appointments: Some<string>;
  premium: Price;
  prices: Some<Price>;
  recepts: readonly DemoRecept[];
  notifications: readonly DemoNotification[];
}

interface DemoRecept {
  person: string;
  medicine: string;
  note?: string;
  minutesAgo: number;
}

export type DemoNotification = { person: string | null; minutesAgo: number } & (
  | { category: 'queue'; number: number }
  | { category: 'schedule' | 'schedule-premium'; workingDay: number; time: string }
  | { category: 'recept'; medicine: string }
);

/** The company that runs the portal, to which doctors send invoices for the payments of patients. */
export const DEMO_BILLING: Billing = {
  company: 'Ordinácia online, s. r. o.',
  seat: 'Štúrova 12, 811 02 Bratislava',
  company_id: '99 123 456',
  tax_id: '2199123456',
  vat_id: 'SK2199123456',
};

/** Demo practices by the doctor's code. */
export const PRACTICES_BY_CODE: ReadonlyMap<string, DemoPractice> = new Map(
  Object.entries<DemoPractice>({
    kovacova: {
      specialization: 'Všeobecné lekárstvo',
      phone: '+421 900 000 100',
      about: 'Ambulancia pre dospelých. Odbery krvi od 7:30 do 9:00, preventívne prehliadky na objednanie.',
      visitsADay: 14,
      appointments: [
        'Preventívna prehliadka',
        'Kontrola krvného tlaku',
        'Odber krvi',
        'Konzultácia výsledkov',
        'Predoperačné vyšetrenie',
        'Očkovanie',
        'Kontrola po chorobe',
      ],
      premium: { title: 'Prednostný termín', cents: 1500 },
      prices: [
        { title: 'Potvrdenie pre vodičský preukaz', cents: 4000 },
        { title: 'Výpis zo zdravotnej dokumentácie', cents: 1250 },
        { title: 'Očkovanie proti chrípke', cents: 1890 },
        { title: 'Vstupná lekárska prehliadka', cents: 5500 },
        { title: 'Telefonická konzultácia', cents: 1000 },
      ],
      recepts: [
        { person: 'Mária Horváthová', medicine: 'Euthyrox 75 µg', minutesAgo: 25, note: 'Mám posledné tri tablety.' },
        { person: 'Ján Novák', medicine: 'Prestarium 5 mg', minutesAgo: 80 },
        { person: 'Božena Ťažká', medicine: 'Detralex 500 mg', minutesAgo: 170, note: 'Prosím dve balenia.' },
        { person: 'Štefan Oravec', medicine: 'Metformin 850 mg', minutesAgo: 1320 },
        {
          person: 'RNDr. Alžbeta Magdaléna Szentiványiová-Országhová, PhD.',
          medicine: 'Kombinovaný liek na vysoký krvný tlak podľa poslednej správy z kardiológie',
          minutesAgo: 1490,
          note: 'Na správe z kardiológie je zmenená dávka. Správu prinesie dcéra v pondelok ráno, ak treba skôr, zavolajte jej.',
        },
        { person: 'Zuzana Krajčírová', medicine: 'Nebilet 5 mg', minutesAgo: 1610 },
        { person: 'Ing. Vladimír Hlaváč', medicine: 'Omeprazol 20 mg', minutesAgo: 2890, note: 'Stačí na mesiac.' },
        { person: 'Terézia Bočková', medicine: 'Warfarin 5 mg', minutesAgo: 2950, note: 'Vyzdvihne dcéra.' },
      ],
      notifications: [
        { category: 'queue', number: 3, person: null, minutesAgo: 12 },
        { category: 'recept', medicine: 'Euthyrox 75 µg', person: 'Mária Horváthová', minutesAgo: 25 },
        { category: 'queue', number: 2, person: 'Oto Lukáč', minutesAgo: 45 },
        { category: 'schedule-premium', workingDay: 4, time: '07:40', person: 'Zuzana Krajčírová', minutesAgo: 70 },
        { category: 'recept', medicine: 'Prestarium 5 mg', person: 'Ján Novák', minutesAgo: 80 },
        { category: 'schedule', workingDay: 2, time: '07:50', person: 'Eva Žiaková', minutesAgo: 135 },
      ],
    },
    hruska: {
      specialization: 'Dermatovenerológia',
      phone: '+421 900 000 200',
      about: 'Kožná ambulancia. Vyšetrenie znamienok dermatoskopom, drobné zákroky po objednaní.',
      visitsADay: 9,
      appointments: ['Kontrola znamienok', 'Liečba akné', 'Kontrola ekzému', 'Preväz', 'Vyšetrenie nechtov'],
      premium: { title: 'Prednostný termín', cents: 2500 },
      prices: [
        { title: 'Odstránenie bradavice', cents: 3500 },
        { title: 'Vyšetrenie znamienok dermatoskopom', cents: 4500 },
        { title: 'Kozmetický zákrok', cents: 12900 },
        { title: 'Konzultácia fotografie', cents: 1200 },
      ],
      recepts: [
        { person: 'Simona Hudecová', medicine: 'Skinoren krém', minutesAgo: 40 },
        { person: 'Michal Baláž', medicine: 'Elocom masť', minutesAgo: 110, note: 'Vyrážka sa vrátila.' },
        { person: 'Helena Petrášová', medicine: 'Protopic 0,1 %', minutesAgo: 950 },
        { person: 'Jana Vargová', medicine: 'Aknemycin', minutesAgo: 1410 },
        { person: 'Ondrej Kmeť', medicine: 'Lamisil 250 mg', minutesAgo: 1700, note: 'Podľa výsledku kultivácie.' },
        { person: 'Róbert Sloboda', medicine: 'Fucidin krém', minutesAgo: 2770 },
      ],
      notifications: [
        { category: 'queue', number: 2, person: 'Daniela Ferencová', minutesAgo: 20 },
        { category: 'recept', medicine: 'Skinoren krém', person: 'Simona Hudecová', minutesAgo: 40 },
        { category: 'schedule-premium', workingDay: 1, time: '09:00', person: 'Michal Baláž', minutesAgo: 95 },
        { category: 'schedule', workingDay: 2, time: '08:10', person: 'Simona Hudecová', minutesAgo: 150 },
      ],
    },
  }),
);
