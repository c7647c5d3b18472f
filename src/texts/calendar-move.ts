import { formatDay } from './language/format-day';
import { plural } from './language/plural';
import { minuteText } from './calendar-screen';

/** „streda 3. decembra 9:20“ */
const at = (day: string, from: number): string => `${formatDay(day)} ${minuteText(from)}`;

/** The texts of moving a term in the calendar. */
export const calendarMoveTexts = {
  at,
  start: 'Presunúť',
  bar: 'Presúvanie termínu',
  hint: 'Šípky vyberajú čas, N najbližší voľný, Enter potvrdí, Esc vráti termín späť.',
  confirm: 'Presunúť sem',
  confirmOverlap: 'Presunúť aj tak',
  cancel: 'Zrušiť presun',
  longer: 'Dlhší o 5 minút',
  shorter: 'Kratší o 5 minút',
  verdicts: {
    free: 'voľné',
    same: 'doterajší čas',
    loading: 'načítava sa',
    overlaps: (count: number) =>
      `obsadené, prekrýva ${count} ${plural(count, 'iný termín', 'iné termíny', 'iných termínov')}`,
  },
  reasons: {
    past: 'čas už uplynul',
    skipped: 'v ten deň tento čas neexistuje, hodiny sa posúvajú dopredu',
    closed: 'mimo ordinačných hodín',
    'closed-day': 'deň bez ordinačných hodín',
    absence: 'máte neprítomnosť',
    server: 'server tento čas odmietol',
  },
  /** „streda 3. decembra 9:20, voľné“ */
  candidate: (day: string, from: number, verdict: string) => `${at(day, from)}, ${verdict}`,
  conflict: 'V tomto čase už je',
  conflictChoice: 'Vyberte iný čas, alebo prekrytie potvrďte.',
  conflictHint: 'Enter prekrytie potvrdí, Esc vráti termín späť.',
  notMovable: 'Presunúť sa dá len termín, ktorý čaká.',
  sending: 'Presúva sa…',
  lost: 'Odpoveď servera sa stratila. Zisťuje sa, či sa termín presunul.',
  checking: 'Zisťuje sa, ako na tom termín je.',
  notes: {
    failed: 'Presun sa neuložil. Skúste to znova.',
    'not-stored': 'Presun sa neuložil, odpoveď servera sa stratila. Potvrďte ho znova.',
  },
  undo: 'Vrátiť zmenu',
  moved: 'Termín je presunutý',
  lengthened: 'Dĺžka termínu je zmenená',
  undone: 'Termín je späť na pôvodnom mieste',
  failed: 'Presun sa nepodarilo uložiť',
  changed: 'Termín medzitým zmenil niekto iný.',
  movedElsewhere: (day: string, from: number) => `Termín medzitým presunul niekto iný: ${at(day, from)}.`,
  handledElsewhere: 'Termín medzitým niekto vybavil alebo zrušil.',
  gone: 'Termín tu už nie je: medzitým ho niekto presunul alebo zrušil.',
};
