import type { SeedResult } from './run-seed';

interface Spread {
  count: number;
  median: number;
  p95: number;
  max: number;
}

type Summary = ReturnType<typeof summaryOf>;

export function summaryOf(results: readonly SeedResult[]) {
  const has = (kind: string) => (result: SeedResult) => result.findings.some((one) => one.kind === kind);
  const healed = results.flatMap(({ healMs }) => (healMs === null ? [] : [healMs]));
  return {
    seeds: results.length,
    failed: results.filter(({ findings }) => findings.length > 0).length,
    // Seeds in which a store did not equal the server in time; the spreads leave them out.
    divergences: results.filter(({ healMs }) => healMs === null).length,
    storedTwice: results.filter(has('stored twice')).length,
    uncaught: results.filter(has('error')).length,
    heal: spreadOf(healed),
    requestsPerSeed: spreadOf(results.map(({ requests }) => requests)),
    wrongUntil: wrongUntil(results),
    findings: findingsOf(results),
  };
}

/** How long after the end of the faults each kind of finding lasted, in milliseconds. */
function wrongUntil(results: readonly SeedResult[]): Record<string, Spread> {
  const byKind = new Map<string, number[]>();
  for (const result of results) {
    if (result.healMs === null) continue;
    for (const [kind, ms] of Object.entries(result.wrongUntil)) byKind.set(kind, [...(byKind.get(kind) ?? []), ms]);
  }
  return Object.fromEntries([...byKind].sort().map(([name, each]) => [name, spreadOf(each)]));
}

/** How many seeds have each kind of finding, with an example. */
function findingsOf(results: readonly SeedResult[]) {
  const found: Record<string, { seeds: number; example: number; detail: string }> = {};
  for (const { seed, findings } of results) {
    for (const kind of new Set(findings.map((one) => one.kind))) {
      const known = found[kind];
      if (known) known.seeds += 1;
      else found[kind] = { seeds: 1, example: seed, detail: findings.find((one) => one.kind === kind)?.detail ?? '' };
    }
  }
  return found;
}

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { count: sorted.length, median: at(0.5), p95: at(0.95), max: sorted.at(-1) ?? 0 };
}

const write = ({ median, p95, max }: Spread, unit: string) =>
  `median ${median}${unit}, p95 ${p95}${unit}, max ${max}${unit}`;

export function textOf(summary: Summary): string {
  const table = Object.entries(summary.wrongUntil).map(
    ([name, spread]) => `  ${name.padEnd(20)} ${write(spread, ' ms')} (${spread.count})`,
  );
  const findings = Object.entries(summary.findings)
    .sort(([, one], [, other]) => other.seeds - one.seeds)
    .map(
      ([kind, { seeds, example, detail }]) =>
        `  ${kind.padEnd(20)} ${seeds} seeds, such as ${example}: ${detail.slice(0, 160)}`,
    );
  return [
    `${summary.seeds} seeds, ${summary.failed} failed`,
    `${summary.divergences} divergences, ${summary.storedTwice} stored twice, ${summary.uncaught} uncaught errors`,
    `healed: ${write(summary.heal, ' ms')}`,
    `requests of a seed: ${write(summary.requestsPerSeed, '')}`,
    'what was wrong, and until when:',
    ...table,
    ...(findings.length > 0 ? ['found:', ...findings] : []),
  ].join('\n');
}
