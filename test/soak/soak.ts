// `npm run soak -- --seeds 100 [--from 1] [--parallel 6]`, or `--seed 47`: plays seeded scripts of faults in real pages of the built panel.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startFaultPages } from '../support/faults/pages';
import { generateScript } from './generate';
import { runScript, type SeedResult } from './run-script';

/** Somewhere on earth it is about noon: there no play runs across midnight. */
const hoursToNoon = 12 - new Date().getUTCHours();
process.env.TZ = `Etc/GMT${hoursToNoon > 0 ? '-' : '+'}${Math.abs(hoursToNoon)}`;

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    /** They mostly wait. */
    parallel: { type: 'string', default: '6' },
    seed: { type: 'string' },
  },
});
const FOLDER = 'dist/soak';
const print = (text: string) => void process.stdout.write(`${text}\n`);
const isOne = values.seed !== undefined;
const from = Number(values.seed ?? values.from);
const waiting = Array.from({ length: isOne ? 1 : Number(values.seeds) }, (_, index) => from + index);
const results: SeedResult[] = [];

const pages = await startFaultPages(process.env.PANEL_FOLDER ?? 'dist');
try {
  await Promise.all(Array.from({ length: Math.min(Number(values.parallel), waiting.length) }, playNext));
} finally {
  await pages.close();
}
mkdirSync(FOLDER, { recursive: true });
// One line for each, to look for the slowest.
writeFileSync(`${FOLDER}/seeds.jsonl`, results.map((result) => `${JSON.stringify(result)}\n`).join(''));
const healed = results.flatMap(({ healMs }) => healMs ?? []).sort((one, other) => one - other);
const at = (part: number) => `${healed[Math.floor((healed.length - 1) * part)] ?? '–'} ms`;
const failed = results.filter(({ findings }) => findings.length > 0).length;
print(`${results.length} seeds, ${failed} failed; right again: median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)}`);
process.exitCode = failed === 0 ? 0 : 1;

async function playNext(): Promise<void> {
  for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
    const result = await runScript(pages, generateScript(seed), isOne ? print : undefined).catch(
      // Not the panel's fault, but nothing was shown either.
      (error: unknown): SeedResult => ({ seed, findings: [{ kind: 'error', tab: 'rig', detail: String(error) }] }),
    );
    results.push(result);
    if (result.findings.length > 0) print(`seed ${seed} failed; npm run soak -- --seed ${seed}`);
    for (const { kind, tab, detail } of result.findings) print(`  ${kind} in ${tab}: ${detail.slice(0, 300)}`);
    if (results.length % 50 === 0) print(`${results.length} were played`);
  }
}
