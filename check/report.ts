/** `holds` ✓, `missing` ✗, `advice` ! (the panel works without it), `unseen` – (this run could not check it). */
export type State = 'holds' | 'missing' | 'advice' | 'unseen';

export interface Fault {
  expected: string;
  came: string;
  /** How to fix the fault, where that is obvious. */
  mend?: string | undefined;
  /** Positions of the fault, such as `ticket 3: ticket_title`. Never a value from a response. */
  places?: readonly string[];
}

export interface Line extends Partial<Fault> {
  /** Stable: programs that read the JSON rely on it. */
  id: string;
  group: string;
  title: string;
  state: State;
  /** A count, or the reason why the line is `unseen`. */
  note?: string;
}

export type Report = ReturnType<typeof createReport>;
/** Settles one line, once. */
export type OpenLine = ReturnType<Report['line']>;

/** Lines are in the order in which they are settled; `onLine` receives each at once. An id begins with its group. */
export function createReport(onLine: (line: Line) => void = () => undefined) {
  const lines: Line[] = [];
  const add = (line: Line) => {
    lines.push(line);
    onLine(line);
  };
  return {
    lines,
    line(id: string, title: string) {
      const known = { id, group: id.replace(/\..*$/, ''), title };
      const missing = (fault: Fault) => add({ ...known, state: 'missing', ...fault });
      return {
        holds: (note?: string) => add({ ...known, state: 'holds', ...(note === undefined ? {} : { note }) }),
        missing,
        /** `holds` if good, else `missing`. */
        settle: (isGood: boolean, fault: Fault) => (isGood ? add({ ...known, state: 'holds' }) : missing(fault)),
        advice: (fault: Fault) => add({ ...known, state: 'advice', ...fault }),
        unseen: (why: string) => add({ ...known, state: 'unseen', note: why }),
      };
    },
  };
}

export const isMissing = ({ state }: Line) => state === 'missing';
