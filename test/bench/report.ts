import { print } from './bench-setup';
import { median, pairedRatio, percentile, type Estimate } from './statistics';

export interface Row {
  what: string;
  unit: string;
  value: number;
  /** Of a ratio: the span of its bootstrap. Of a value: from the 5th to the 95th of 100 samples. */
  low: number | null;
  high: number | null;
  samples: number;
  goal: number | null;
  isMet: boolean | null;
  isNoise: boolean;
}

/** What a run has measured. */
export class Report {
  readonly rows: Row[] = [];

  /** Those of another run. */
  add(rows: readonly Row[]): void {
    this.rows.push(...rows);
  }

  /** Puts down a figure, and returns its median. */
  value(what: string, unit: string, all: readonly number[]): number {
    const value = median(all);
    this.#put({ what, unit, value, low: percentile(all, 0.05), high: percentile(all, 0.95), samples: all.length });
    return value;
  }

  ratio(what: string, beside: string, ours: readonly number[], theirs: readonly number[], goal: number | null = null) {
    this.#ratio(`${what} : ${beside}`, pairedRatio(ours, theirs), ours.length, goal);
  }

  /** The same against itself: what is nearer to 1 than this says nothing. */
  noise(what: string, one: readonly number[], other: readonly number[]) {
    const row = this.#ratio(`${what} : itself`, pairedRatio(one, other), one.length, null);
    row.isNoise = true;
  }

  goal(what: string, unit: string, value: number, goal: number) {
    this.#put({ what, unit, value, goal, isMet: value <= goal });
  }

  /** The noise comes first. */
  table(): string {
    const sorted = [...this.rows.filter(({ isNoise }) => isNoise), ...this.rows.filter(({ isNoise }) => !isNoise)];
    const lines = sorted.map(({ what, unit, value, low, high, samples, goal, isMet }) => [
      what,
      `${shown(value)} ${unit}`,
      low === null || high === null ? '' : `${shown(low)} – ${shown(high)}`,
      samples > 0 ? String(samples) : '',
      goal === null ? '' : `≤ ${goal}`,
      isMet === null ? '' : isMet ? 'yes' : 'no',
    ]);
    const all = [['what', 'median', 'interval', 'samples', 'goal', 'held'], ...lines];
    const widths = all[0]?.map((_, column) => Math.max(...all.map((line) => (line[column] ?? '').length))) ?? [];
    const text = all.map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
    text.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
    return text.join('\n');
  }

  #ratio(what: string, { middle, low, high }: Estimate, samples: number, goal: number | null): Row {
    return this.#put({
      what,
      unit: '×',
      value: middle,
      low,
      high,
      samples,
      goal,
      isMet: goal === null ? null : middle <= goal,
    });
  }

  #put(row: Partial<Row> & Pick<Row, 'what' | 'unit' | 'value'>): Row {
    const whole = { low: null, high: null, samples: 0, goal: null, isMet: null, isNoise: false, ...row };
    this.rows.push(whole);
    print(`${row.what}: ${shown(row.value)} ${row.unit}`);
    return whole;
  }
}

const shown = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));
