import type { NewTicket } from '../features/tickets/tickets';

/** A ticket of the demo, for a person of the demo, a `user_alternate`, or without a name. */
export interface DemoTicket extends Omit<NewTicket, 'date' | 'time' | 'user_id' | 'request_id' | 'created_at'> {
  /** The time of the appointment, or of taking the queue ticket, relative to the day's start. */
  minute: number;
  person?: string;
  /** How many days in advance the ticket was booked; on the day itself when absent. */
  daysBefore?: number;
}

export type DemoDay = readonly DemoTicket[];

/** The usual length of an appointment; some take longer. */
export const DEMO_MINUTES = 15;

const LONGER: ReadonlyMap<string | undefined, number> = new Map([
  ['Preventívna prehliadka', 30],
  ['Predoperačné vyšetrenie', 20],
  ['Vstupná prehliadka', 40],
  ['Kontrola znamienok', 30],
]);

export const minutesOf = ({ ticket_title }: Pick<DemoTicket, 'ticket_title'>): number =>
  LONGER.get(ticket_title) ?? DEMO_MINUTES;

/**
 * `HH:mm` of a ticket of today. The demo's day starts shortly before the current time, but not before the opening; late in the evening the
 * remaining tickets are compressed to end before midnight.
 */
export function timeOfToday(now: string, minute: number): string {
  const [hours = 0, minutes = 0] = now.split(':').map(Number);
  const present = hours * 60 + minutes;
  const start = Math.max(present - BEFORE_NOW, OPENING);
  const ahead = start - (start % 10) + minute - present;
  const room = Math.max(0, LAST_MINUTE - present);
  if (ahead <= 0 || room >= MAX_AHEAD) return atMinute(present + ahead);
  const squeezed = present + (ahead * room) / MAX_AHEAD;
  return atMinute(squeezed - (squeezed % 5));
}

/** Minutes from the day's start to now. */
const BEFORE_NOW = 20;
/** Half past seven, in minutes of the day. */
export const OPENING = 450;
/** Five to midnight. */
const LAST_MINUTE = 1435;
/** The maximum of minutes ahead of a ticket of today, once the practice is open. */
const MAX_AHEAD = 100;

/** `HH:mm` of a minute of the day. */
export function atMinute(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

const KIOSK = { origin_title: 'Kiosk v čakárni' };
const PHONE = { origin_title: 'Telefonicky', daysBefore: 3 };
const WEB = { origin_title: 'Webová objednávka', daysBefore: 5 };

const queue = { type: 'queue' as const };
const appointment = { type: 'schedule' as const };
const premium = { type: 'schedule-premium' as const };

/** Today first, then the coming working days, when premium appointments have their own hours (`demo-practice`). */
export const GENERAL_PRACTICE: readonly [DemoDay, ...DemoDay[]] = [
  [
    { ...queue, ...KIOSK, minute: -20, person: 'Ján Novák', event_note: 'Bolesť hrdla a horúčka od včera večera.' },
    { ...queue, ...KIOSK, minute: -5, user_alternate: 'Oto Lukáč', event_note: 'Prišiel po predpis.' },
    { ...appointment, ...WEB, minute: 0, person: 'Mária Horváthová', ticket_title: 'Preventívna prehliadka' },
    { ...queue, ...KIOSK, minute: 5 },
    {
      ...premium,
      ...WEB,
      minute: 20,
      person: 'Katarína Čierna',
      ticket_title: 'Konzultácia výsledkov',
      exchange_number: '2026/04417',
      exchange_doctor: 'MUDr. Juraj Benko, kardiológia',
      event_note: 'Prinesie výsledky EKG a krvný obraz. Prosí o stručné vysvetlenie, čo má ďalej robiť.',
    },
    {
      ...appointment,
      ...PHONE,
      minute: 40,
      person: 'RNDr. Alžbeta Magdaléna Szentiványiová-Országhová, PhD.',
      ticket_title: 'Kontrola krvného tlaku',
    },
    {
      ...appointment,
      ...PHONE,
      minute: 60,
      user_alternate: 'Žofia Ďuríčková (objednala dcéra)',
      ticket_title: 'Predoperačné vyšetrenie',
      exchange_number: '2026/03982',
      exchange_doctor: 'MUDr. Dana Urbanová, chirurgia',
    },
    {
      ...premium,
      ...WEB,
      minute: 80,
      person: 'Tomáš Ďurica',
      ticket_title: 'Očkovanie proti chrípke',
      event_note: 'Očkovanie pred zimou, u nás je prvýkrát.',
    },
    {
      ...appointment,
      ...PHONE,
      minute: 110,
      person: 'Božena Ťažká',
      ticket_title: 'Odber krvi',
      event_note: 'Nalačno. Sprevádza ju syn.',
    },
  ],
  [
    { ...queue, ...WEB, minute: 0, daysBefore: 1, person: 'Štefan Oravec', event_note: 'Závraty po zmene liekov.' },
    { ...appointment, ...PHONE, minute: 50, person: 'Zuzana Krajčírová', ticket_title: 'Kontrola krvného tlaku' },
    { ...appointment, ...WEB, minute: 90, person: 'Lucia Mináriková', ticket_title: 'Vstupná prehliadka' },
    { ...appointment, ...PHONE, minute: 180, user_alternate: 'Marek Bielik', ticket_title: 'Výpis pre poisťovňu' },
    {
      ...premium,
      ...WEB,
      minute: 260,
      person: 'Ing. Vladimír Hlaváč',
      ticket_title: 'Konzultácia výsledkov',
      exchange_number: '2026/04120',
      exchange_doctor: 'MUDr. Ivan Gajdoš, neurológia',
    },
  ],
  [
    { ...appointment, ...WEB, minute: 20, person: 'Eva Žiaková', ticket_title: 'Preventívna prehliadka' },
    { ...appointment, ...PHONE, minute: 100, ticket_title: 'Odber krvi', event_note: 'Meno pri objednávke neuviedol.' },
    { ...appointment, ...WEB, minute: 140, person: 'Ján Novák', ticket_title: 'Kontrola po chorobe' },
    { ...premium, ...PHONE, minute: 240, person: 'Ľubomír Šťastný', ticket_title: 'Bolesti chrbta' },
  ],
  [
    { ...appointment, ...PHONE, minute: 30, person: 'Božena Ťažká', ticket_title: 'Výsledky odberu' },
    { ...appointment, ...WEB, minute: 60, user_alternate: 'Nina Vlčková', ticket_title: 'Potvrdenie do školy' },
    { ...appointment, ...PHONE, minute: 90, person: 'Štefan Oravec', ticket_title: 'Kontrola liečby' },
    { ...appointment, ...WEB, minute: 170, person: 'Tomáš Ďurica', ticket_title: 'Vodičský preukaz' },
    { ...appointment, ...PHONE, minute: 200, person: 'Mária Horváthová', ticket_title: 'Očkovanie' },
    {
      ...premium,
      ...WEB,
      minute: 280,
      person: 'Katarína Čierna',
      ticket_title: 'Predoperačné vyšetrenie',
      exchange_number: '2026/04533',
      exchange_doctor: 'MUDr. Dana Urbanová, chirurgia',
    },
  ],
  [
    { ...appointment, ...WEB, minute: 50, person: 'Ing. Vladimír Hlaváč', ticket_title: 'Preventívna prehliadka' },
    { ...appointment, ...PHONE, minute: 110, user_alternate: 'Rudolf Mihálik', ticket_title: 'Preväz' },
    { ...appointment, ...WEB, minute: 150, person: 'Lucia Mináriková', ticket_title: 'Kontrola' },
    { ...premium, ...PHONE, minute: 240, person: 'Zuzana Krajčírová', ticket_title: 'Akútne ťažkosti' },
  ],
];

/** Today first, then the coming working days. */
export const DERMATOLOGY: readonly [DemoDay, ...DemoDay[]] = [
  [
    { ...queue, ...KIOSK, minute: -15, person: 'Michal Baláž', event_note: 'Vyrážka na rukách.' },
    {
      ...appointment,
      ...WEB,
      minute: 0,
      person: 'Jana Vargová',
      ticket_title: 'Kontrola znamienok',
      exchange_number: '2026/01874',
      exchange_doctor: 'MUDr. Lenka Zelená',
    },
    { ...premium, ...WEB, minute: 25, person: 'Róbert Sloboda', ticket_title: 'Vyšetrenie znamienka' },
    { ...queue, ...KIOSK, minute: 10, user_alternate: 'Daniela Ferencová' },
    { ...appointment, ...PHONE, minute: 50, person: 'Simona Hudecová', ticket_title: 'Liečba akné' },
  ],
  [
    { ...appointment, ...PHONE, minute: 30, person: 'Helena Petrášová', ticket_title: 'Kontrola ekzému' },
    { ...appointment, ...WEB, minute: 60, person: 'Ondrej Kmeť', ticket_title: 'Vyšetrenie nechtov' },
    { ...appointment, ...PHONE, minute: 120, user_alternate: 'Alena Rybárová', ticket_title: 'Odstránenie bradavice' },
    { ...premium, ...WEB, minute: 210, person: 'Michal Baláž', ticket_title: 'Výsledky testov' },
  ],
  [
    { ...appointment, ...WEB, minute: 40, person: 'Simona Hudecová', ticket_title: 'Kontrola' },
    { ...appointment, ...PHONE, minute: 100, person: 'Jana Vargová', ticket_title: 'Preväz' },
    { ...appointment, ...WEB, minute: 130, user_alternate: 'Karol Fabián', ticket_title: 'Vyšetrenie kože' },
    { ...premium, ...PHONE, minute: 230, person: 'Róbert Sloboda', ticket_title: 'Výsledky histológie' },
  ],
];
