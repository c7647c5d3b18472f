import { styleText } from 'node:util';
import type { ExitCode } from './run';
import type { Line, State } from './report';

interface Printer {
  line(line: Line): void;
  end(lines: readonly Line[], code: ExitCode): void;
}

/** Prints each line at once, below the title of its group. */
export function textPrinter(write: (text: string) => void, hasColours: boolean): Printer {
  let group = '';
  const colour = (state: State, text: string) => (hasColours ? styleText(COLOURS[state], text) : text);
  return {
    line(line) {
      if (line.group !== group) write(`${group === '' ? '' : '\n'}${GROUPS[line.group] ?? line.group}\n`);
      group = line.group;
      const note = line.note === undefined ? '' : ` (${line.note})`;
      write(`  ${colour(line.state, MARKS[line.state])} ${line.title}${note}\n`);
      for (const detail of detailsOf(line)) write(`      ${detail}\n`);
    },
    end(lines, code) {
      const counts = Object.entries(countsOf(lines)).filter(([state, count]) => state !== 'advice' || count > 0);
      const summary = counts.map(([state, count]) => `${count} ${WORDS[state] ?? state}`);
      write(`\n${summary.join(' · ')}\n`);
      if (code === 2) write('It could not be run as it was asked for.\n');
    },
  };
}

/** Prints a single JSON object at the end. */
export function jsonPrinter(write: (text: string) => void, address: string): Printer {
  return {
    line: () => undefined,
    end(lines, code) {
      write(`${JSON.stringify({ address, exit_code: code, counts: countsOf(lines), lines }, null, 2)}\n`);
    },
  };
}

function detailsOf({ expected, came, mend, places = [] }: Line): string[] {
  const shown = places.slice(0, MOST_PLACES).map((place) => `- ${place}`);
  const more = places.length > shown.length ? [`- and ${places.length - shown.length} more`] : [];
  return [
    ...(expected === undefined ? [] : [`expected: ${expected}`]),
    ...(came === undefined ? [] : [`came:     ${came}`]),
    ...shown,
    ...more,
    ...(mend === undefined ? [] : [`mend:     ${mend}`]),
  ];
}

function countsOf(lines: readonly Line[]): Record<State, number> {
  const count = (state: State) => lines.filter((line) => line.state === state).length;
  return { holds: count('holds'), missing: count('missing'), advice: count('advice'), unseen: count('unseen') };
}

const MARKS: Readonly<Record<State, string>> = { holds: '✓', missing: '✗', advice: '!', unseen: '–' };
const COLOURS = { holds: 'green', missing: 'red', advice: 'yellow', unseen: 'dim' } as const;
const WORDS: Readonly<Record<string, string>> = {
  holds: 'hold',
  missing: 'missing',
  advice: 'advised',
  unseen: 'not seen',
};
const GROUPS: Readonly<Record<string, string>> = {
  address: 'Address',
  login: 'Login',
  calls: 'Calls',
  times: 'Times',
  refusals: 'Refusals',
  realtime: 'Real time',
  forms: 'Forms',
  changes: 'Changes',
  headers: 'Headers',
  cors: 'Another origin (CORS)',
  logout: 'Logout',
};
const MOST_PLACES = 8;
