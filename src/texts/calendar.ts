import type { MomentKind, MomentProblem } from '../lib/local-time';
import { formatMoment } from './language/format-moment';

export const calendarTexts = {
  /** The specification has one title, which would be wrong for a picker without a time. */
  titles: { 'date-time': 'Vyberte čas', date: 'Vyberte dátum', time: 'Vyberte čas' },
  confirm: 'Vybrať',
  cancel: 'Zatvoriť',
  open: (kind: MomentKind, label: string) =>
    kind === 'time' ? `Otvoriť výber času: ${label}` : `Otvoriť kalendár: ${label}`,
  placeholders: { 'date-time': 'd. m. rrrr h:mm', date: 'd. m. rrrr', time: 'h:mm' },
  months: 'Listovanie v kalendári',
  time: 'Čas',
  hour: 'Hodina',
  minute: 'Minúta',
  loadFailed: 'Kalendár sa nepodarilo načítať. Dátum môžete napísať priamo do poľa.',
};

/** The error of an invalid text: what is wrong, or how to write it. */
export function momentError(kind: MomentKind, problem: MomentProblem): string {
  switch (problem.is) {
    case 'unclear':
      return `Zadajte ${examples[kind]}`;
    case 'no-hour':
      return 'Čas zadajte od 0:00 do 23:59';
    case 'no-day':
      return 'Taký deň v kalendári nie je';
    case 'no-time': {
      const [time, from, to] = [problem.time, problem.from, problem.to].map(formatMoment);
      return `Čas ${time} v tento deň neexistuje, hodiny sa posúvajú z ${from} na ${to}`;
    }
    case 'step':
      return 'Čas zadajte v násobkoch 5 minút';
    case 'early':
      return `Najskôr ${formatMoment(problem.min)}`;
    case 'late':
      return `Najneskôr ${formatMoment(problem.max)}`;
  }
}

const examples = {
  'date-time': 'dátum a čas, napríklad 23. 11. 2026 9:05',
  date: 'dátum, napríklad 23. 11. 2026',
  time: 'čas, napríklad 9:05',
};
