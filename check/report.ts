/** `holds` ✓, `missing` ✗, `advice` !: the panel works without it, `unseen` –: this run could not tell. */
export type State = 'holds' | 'missing' | 'advice' | 'unseen';

export interface Fault {
  expected: string;
  came: string;
  /** How to mend it, where that is obvious. */
  mend?: string | undefined;
  /** Places of the fault, such as `ticket 3: ticket_title`. Never a value from a response. */
  places?: readonly string[];
}

export interface Line extends Partial<Fault> {
  /** Stable: for who reads the JSON. */
  id: string;
  group: string;
  title: string;
  state: State;
  /** A count, or the reason why the line is `unseen`. */
  note?: string;
}

/** Says what became of one line, once. */
export interface OpenLine {
  holds(note?: string): void;
  missing(fault: Fault): void;
  advice(fault: Fault): void;
  unseen(why: string): void;
  /** Holds, or is missing. */
  settle(isGood: boolean, fault: Fault): void;
}

export interface Report {
  readonly lines: readonly Line[];
  line(id: string, title: string): OpenLine;
}

/** Lines come in the order in which they are settled; `onLine` hears each at once. An id begins with its group. */
export function createReport(onLine: (line: Line) => void = () => undefined): Report {
  const lines: Line[] = [];
  const add = (line: Line) => {
    lines.push(line);
    onLine(line);
  };
  return {
    lines,
    line(id, title) {
      const known = { id, group: id.replace(/\..*$/, ''), title };
      const missing = (fault: Fault) => add({ ...known, state: 'missing', ...fault });
      return {
        holds: (note) => add({ ...known, state: 'holds', ...(note === undefined ? {} : { note }) }),
        missing,
        settle: (isGood, fault) => (isGood ? add({ ...known, state: 'holds' }) : missing(fault)),
        advice: (fault) => add({ ...known, state: 'advice', ...fault }),
        unseen: (why) => add({ ...known, state: 'unseen', note: why }),
      };
    },
  };
}

export const isMissing = ({ state }: Line) => state === 'missing';
