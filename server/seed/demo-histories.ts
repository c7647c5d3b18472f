import { createRandom } from './demo-past-day';

/** `missed`: the patient did not come. */
type DemoVisit = readonly [daysAgo: number, title: string, reason?: string | null, status?: 'missed'];

export interface DemoNote {
  daysAgo: number;
  text: string;
  isWarning?: boolean;
  /** Whether this note corrects the one before. */
  corrects?: boolean;
}

/** The history of a patient of the demo; pending prescriptions are in `demo-practice`. */
export interface DemoHistory {
  /** When the patient was added to the list; at the first visit when absent. */
  sinceDaysAgo?: number;
  visits: readonly DemoVisit[];
  notes?: readonly DemoNote[];
  recepts?: readonly (readonly [daysAgo: number, medicine: string])[];
  payments?: readonly (readonly [daysAgo: number, title: string, cents: number, status: 'paid' | 'pending'])[];
}

const CHECKUP = 'Preventívna prehliadka';
const PRESSURE = 'Kontrola krvného tlaku';
const ILLNESS = 'Kontrola po chorobe';

type Reason = readonly [title: string, reason: string | null];

const MEDICINES = ['Warfarin 5 mg', 'Furosemid 40 mg', 'Prestarium 5 mg'] as const;

const OLD_AGE: readonly [Reason, ...Reason[]] = [
  [PRESSURE, 'Ráno 165/90, hlava nebolí.'],
  [PRESSURE, null],
  ['Odber krvi', 'INR, nalačno.'],
  ['Odber krvi', 'INR po zmene dávky.'],
  ['Konzultácia výsledkov', 'INR a obličkové parametre.'],
  ['Preväz', 'Vred na ľavom predkolení, hojí sa.'],
  ['Preväz', null],
  ['Kontrola liečby', 'Večer opuchnuté členky.'],
  ['Kontrola liečby', 'Zadýchava sa do schodov.'],
  ['Bolesti kolien', 'Zhoršenie pri zmene počasia.'],
  [ILLNESS, 'Kašeľ ustupuje, horúčku nemá.'],
  [CHECKUP, null],
];

/** Histories that demonstrate the summary of a history. All other patients have random visits of the last year. */
export const HISTORIES: ReadonlyMap<string, DemoHistory> = new Map(
  Object.entries<DemoHistory>({
    // Healthy, comes once a year.
    'Eva Žiaková': {
      visits: [
        [341, CHECKUP],
        [707, CHECKUP, 'Výsledky v norme.'],
        [1064, CHECKUP],
        [1253, 'Očkovanie', 'Proti kliešťovej encefalitíde.'],
        [1431, CHECKUP],
        [1802, CHECKUP, 'Prosí aj o vyšetrenie štítnej žľazy.'],
        [2170, CHECKUP],
        [2534, 'Vstupná prehliadka'],
      ],
    },
    // Often misses appointments.
    'Emil Bartoš': {
      visits: [
        [12, 'Konzultácia výsledkov', null, 'missed'],
        [40, 'Odber krvi', 'Nalačno.', 'missed'],
        [75, PRESSURE, null, 'missed'],
        [96, 'Bolesti chrbta', 'Po dvíhaní bremena, vyžaruje do nohy.'],
        [148, PRESSURE, null, 'missed'],
        [201, 'Odber krvi', 'Náhradný termín.', 'missed'],
        [230, 'Odber krvi', 'Nalačno.', 'missed'],
        [289, PRESSURE, 'Doma nameral 150/95.'],
        [330, CHECKUP, null, 'missed'],
        [512, ILLNESS],
        [526, 'Horúčka a kašeľ'],
        [803, CHECKUP, null, 'missed'],
        [1120, 'Vstupná prehliadka'],
      ],
    },
    // Has an allergy, corrected once; waits today with a sore throat.
    'Ján Novák': {
      visits: [
        [94, PRESSURE, 'Ráno 140/85, bez ťažkostí.'],
        [279, PRESSURE],
        [468, CHECKUP],
        [655, 'Angína', 'Horúčka 38,6 °C, biele čapy.'],
        [664, ILLNESS, 'Po makrolide bez ťažkostí.'],
        [1022, PRESSURE, 'Začal liečbu, dávku zvláda.'],
        [1190, CHECKUP],
        [1911, CHECKUP],
        [2288, 'Vyrážka', 'Druhý deň užívania Augmentinu.'],
      ],
      notes: [
        { daysAgo: 2288, text: 'Alergia na penicilín.', isWarning: true },
        {
          daysAgo: 655,
          text: 'Alergia na penicilín: po Augmentine vyrážka a opuch tváre. Makrolidy znáša.',
          isWarning: true,
          corrects: true,
        },
        { daysAgo: 279, text: 'Fajčí desať cigariet denne, o odvykaní chce hovoriť nabudúce.' },
      ],
      recepts: [94, 188, 279, 373].map((daysAgo) => [daysAgo, 'Prestarium 5 mg']),
    },
    // First visit: waits today.
    'Tomáš Ďurica': { sinceDaysAgo: 5, visits: [] },
    'Terézia Bočková': ninetyYearOld(),
  }),
);

/** Twenty years of a ninetyYearOld-year-old patient: a visit every two to three weeks, a prescription every six weeks. */
function ninetyYearOld(): DemoHistory {
  const random = createRandom('Terézia Bočková');
  const visits: DemoVisit[] = [];
  for (let daysAgo = 6; visits.length < 430; daysAgo += 10 + random.below(15)) {
    const [title, reason] = random.pick(OLD_AGE);
    visits.push(random.chance(0.04) ? [daysAgo, title, null, 'missed'] : [daysAgo, title, reason]);
  }
  return {
    visits,
    notes: [
      { daysAgo: 2730, text: 'Užíva Warfarin: pred každým zákrokom overiť INR.', isWarning: true },
      { daysAgo: 2729, text: 'Kardiostimulátor od mája 2019.' },
      { daysAgo: 610, text: 'Horšie počuje. Termíny dohodnúť s dcérou, býva u nej.' },
      { daysAgo: 96, text: 'Po páde doma bez zlomeniny, odporučené chodítko.' },
    ],
    recepts: Array.from({ length: 160 }, (_, index) => [
      17 + index * 45,
      MEDICINES[index % MEDICINES.length] ?? MEDICINES[0],
    ]),
    payments: [
      [9, 'Výpis zo zdravotnej dokumentácie', 1250, 'pending'],
      ...Array.from({ length: 12 }, (_, index) => [130 + index * 560, 'Potvrdenie pre úrad', 800, 'paid'] as const),
    ],
  };
}
