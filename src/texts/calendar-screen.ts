import { formatDay, formatShortDay } from './language/format-day';
import { formatMoment } from './language/format-moment';
import { plural } from './language/plural';

/** Minutes after midnight: „9:05“. */
export const minuteText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const spoken = (from: number, to: number) => `${minuteText(from)} až ${minuteText(to)}`;

const count = (free: number) => `${free} ${plural(free, 'voľný termín', 'voľné termíny', 'voľných termínov')}`;

export const calendarScreenTexts = {
  toolbar: 'Listovanie v kalendári',
  previous: { day: 'Predchádzajúci deň', week: 'Predchádzajúci týždeň' },
  next: { day: 'Nasledujúci deň', week: 'Nasledujúci týždeň' },
  today: 'Dnes',
  pickDay: 'Vybrať deň',
  nextFree: 'Najbližšie voľné',
  noFree: {
    none: 'V najbližších štyroch mesiacoch nie je voľný žiadny termín.',
    failed: 'Voľný termín sa nepodarilo vyhľadať. Skúste to znova.',
  },
  view: 'Zobrazenie',
  views: { den: 'Deň', tyzden: 'Týždeň', zoznam: 'Zoznam' },
  print: 'Tlačiť kalendár',
  /** „30. novembra – 6. decembra 2026“ has no short form in Slovak: „30. 11. – 6. 12. 2026“. */
  week: (from: string, to: string) => `${formatShortDay(from)} – ${formatMoment(to)}`,
  day: (day: string) => `${formatDay(day)} ${day.slice(0, 4)}`,
  range: (from: number, to: number) => `${minuteText(from)} – ${minuteText(to)}`,
  /** „streda 3. decembra, 9:20 až 9:40, Ján Novák, termín, čaká“ */
  cell: (day: string, from: number, to: number, ...rest: readonly (string | null)[]) =>
    [formatDay(day), spoken(from, to), ...rest].filter((text) => text !== null && text !== '').join(', '),
  kinds: { schedule: 'termín', 'schedule-premium': 'prednostný termín' },
  otherKind: 'termín',
  states: { waiting: 'čaká', served: 'vybavený', missed: 'neprišiel', rejected: 'zrušený' },
  free: 'voľné',
  freeCount: count,
  termCount: (terms: number) => `${terms} ${plural(terms, 'termín', 'termíny', 'termínov')}`,
  /** After „+5“. */
  withoutTerm: ' bez objednania',
  walkInsName: (people: number) => `${people} ${plural(people, 'pacient', 'pacienti', 'pacientov')} bez objednania`,
  absence: 'Absencia',
  absenceName: (from: number, to: number) => `absencia ${spoken(from, to)}`,
  lengthAssumed: 'koniec neuvedený',
  closedDay: 'Bez ordinačných hodín',
  noTerms: 'Žiadne termíny',
  openDay: (day: string) => `Zobraziť deň: ${formatDay(day)}`,
  grid: 'Kalendár',
  hint: 'Šípkami prejdete na iný čas, Enter otvorí, M presunie termín, PageUp a PageDown listujú po týždňoch.',
  loadFailed: 'Kalendár sa nepodarilo načítať',
  empty: {
    day: 'V tento deň nemáte žiadne termíny.',
    week: 'Tento týždeň nemáte žiadne termíny.',
    hint: 'Vyberte voľný čas a objednajte naň pacienta.',
    noHoursHint: 'Nemáte tu ani ordinačné hodiny, do ktorých by sa dalo objednať.',
    toHours: 'Nastaviť ordinačné hodiny',
  },
  detail: {
    title: 'Detail termínu',
    when: 'Kedy',
    length: 'Dĺžka',
    minutes: (minutes: number) => `${minutes} ${plural(minutes, 'minúta', 'minúty', 'minút')}`,
    assumed: (minutes: number) =>
      `${minutes} ${plural(minutes, 'minúta', 'minúty', 'minút')} podľa ordinačných hodín, koniec nie je uvedený`,
    note: 'Poznámka',
    origin: 'Spôsob objednania',
    toRoom: 'Zobraziť v čakárni',
    close: 'Zavrieť detail termínu',
  },
  printed: {
    day: (day: string) => `Kalendár – ${formatDay(day)}`,
    week: (from: string, to: string) => `Kalendár – ${formatShortDay(from)} – ${formatMoment(to)}`,
    at: (time: string) => `vytlačené o ${time}`,
    columns: { time: 'Čas', name: 'Meno', kind: 'Druh', note: 'Poznámka' },
    free: 'voľné',
  },
};
