type Figures = Readonly<Record<string, number>>;

export type Arm = () => Promise<Figures>;

/** Resolves with the samples of each arm, by round. Each round begins with another arm, so that other load affects all equally. */
export async function sampleInRounds(
  arms: Readonly<Record<string, Arm>>,
  rounds: number,
): Promise<(arm: string, figure: string) => number[]> {
  const samples: Record<string, Figures[]> = {};
  const all = Object.entries(arms);
  for (let round = 0; round < rounds; round += 1) {
    const first = round % all.length;
    for (const [arm, sample] of [...all.slice(first), ...all.slice(0, first)])
      (samples[arm] ??= []).push(await sample());
  }
  return (arm, figure) => (samples[arm] ?? []).map((figures) => figures[figure] ?? Number.NaN);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
const median = (values: readonly number[]) => percentile(values, 0.5);

/** The figures of a run: medians, and the interval from the 5th to the 95th percentile. */
export class Report {
  readonly #lines = [['what', 'median', 'interval', 'goal', 'held']];

  /** Adds a figure to the table, and returns its median. */
  value(what: string, unit: string, all: readonly number[], goal?: number): number {
    this.#put(what, unit, median(all), goal, `${shown(percentile(all, 0.05))} – ${shown(percentile(all, 0.95))}`);
    return median(all);
  }

  /** Adds the ratio of samples of the same round. */
  ratio(what: string, ours: readonly number[], theirs: readonly number[], goal?: number): void {
    const ratios = ours.map((value, round) => value / (theirs[round] ?? Number.NaN));
    this.value(what, '×', ratios, goal);
  }

  p95(what: string, unit: string, all: readonly number[], goal: number): void {
    this.#put(`${what}, p95`, unit, percentile(all, 0.95), goal);
  }

  table(): string {
    const widths = this.#lines[0]?.map((_, column) =>
      Math.max(...this.#lines.map((line) => line[column]?.length ?? 0)),
    );
    const text = this.#lines.map(
      (line) => `| ${line.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join(' | ')} |`,
    );
    text.splice(1, 0, `| ${widths?.map((width) => '-'.repeat(width)).join(' | ')} |`);
    return text.join('\n');
  }

  #put(what: string, unit: string, value: number, goal?: number, interval = ''): void {
    const held = goal === undefined ? ['', ''] : [`≤ ${goal}`, value <= goal ? 'yes' : 'no'];
    this.#lines.push([what, `${shown(value)} ${unit}`, interval, ...held]);
    process.stdout.write(`${what}: ${shown(value)} ${unit}\n`);
  }
}

const shown = (value: number) => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));
