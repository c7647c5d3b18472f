// `npm run soak -- --seeds 10000`: plays seeded scripts of faults and work against the store.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { playPages } from '../faults/seeds/run-pages';
import { generateScript } from './model/generate';
import type { Script, Step } from './model/script';
import { blameTabs, playSeeds } from './play-seeds';
import { runScript, type SeedResult } from './run-seed';
import { bundleStore } from './world/panel-code';

interface Spread {
  count: number;
  median: number;
  p95: number;
  max: number;
}

function summaryOf(results: readonly SeedResult[]) {
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

// A soak whose release run was killed must not play on for an hour. The listener alone would keep this process alive.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();

/** Chooses a time zone in which it is about noon, so that no play runs across midnight. */
const hoursToNoon = 12 - new Date().getUTCHours();
process.env.TZ = `Etc/GMT${hoursToNoon > 0 ? '-' : '+'}${Math.abs(hoursToNoon)}`;

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    from: { type: 'string', default: '1' },
    parallel: { type: 'string' },
    seed: { type: 'string' },
    shrink: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
  },
});
const FOLDER = 'dist/soak';
const print = (text: string) => void process.stdout.write(`${text}\n`);

/** Real pages need much processor time; the stores mostly wait. */
const parallel = Number(values.parallel ?? (values.pages ? 3 : 40));
const PANEL = process.env.PANEL_FOLDER ?? 'dist';
const evaluate = await bundleStore();
process.exitCode = (values.seed === undefined ? await playMany() : await playOne(Number(values.seed))) ? 0 : 1;

async function playMany(): Promise<boolean> {
  const from = Number(values.from);
  const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => from + index);
  const startedAt = performance.now();
  let done = 0;
  const onResult = (result: SeedResult) => {
    done += 1;
    if (result.findings.length > 0) print(failureText(result));
    if (done % 100 === 0)
      print(`${done} of ${seeds.length} after ${Math.round((performance.now() - startedAt) / 1000)} s`);
  };
  const results = values.pages
    ? await playPages(PANEL, { seeds, parallel, onResult })
    : await playSeeds({ seeds, parallel, onResult }, { evaluate });
  const summary = summaryOf(results);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(
    `${FOLDER}/${values.pages ? 'pages-' : ''}${from}-summary.json`,
    `${JSON.stringify(summary, null, 2)}\n`,
  );
  print(JSON.stringify(summary, null, 2));
  return summary.failed === 0;
}

/** Plays one seed with a log of its steps; with `--shrink` also finds a shorter script that fails in the same way. */
async function playOne(seed: number): Promise<boolean> {
  blameTabs();
  const script = generateScript(seed);
  print(JSON.stringify(script));
  const result = values.pages ? await playInPages(seed) : await runScript(script, { evaluate, note: print });
  print(result.findings.length > 0 ? failureText(result) : `seed ${seed} passed, healed after ${result.healMs} ms`);
  if (result.findings.length > 0 && values.shrink && !values.pages) {
    print(JSON.stringify(await shrink(script, result), null, 2));
  }
  return result.findings.length === 0;
}

async function playInPages(seed: number): Promise<SeedResult> {
  const [result] = await playPages(PANEL, { seeds: [seed], parallel }, print);
  if (!result) throw new Error('Nothing was played.');
  return result;
}

function failureText({ seed, findings }: SeedResult): string {
  const lines = findings.map(({ kind, tab, detail }) => `  ${kind} in ${tab}: ${detail.slice(0, 300)}`);
  return [`seed ${seed} failed; npm run soak -- ${values.pages ? '--pages ' : ''}--seed ${seed}`, ...lines].join('\n');
}

/** Finds a shorter script with one of the same kinds of findings: leaves out half of the steps, then a quarter, and so on. */
async function shrink(script: Script, failed: SeedResult): Promise<Script> {
  const kinds = new Set(failed.findings.map(({ kind }) => kind));
  const stillFails = async (steps: readonly Step[]) => {
    const result = await runScript({ ...script, steps }, { evaluate });
    return result.findings.some(({ kind }) => kinds.has(kind));
  };
  let steps = [...script.steps];
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < steps.length;) {
      const without = [...steps.slice(0, start), ...steps.slice(start + size)];
      if (await stillFails(without)) steps = without;
      else start += size;
    }
  }
  return { ...script, steps };
}
