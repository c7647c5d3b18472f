// `npm run bench`: the built panel in a real browser, measured beside others in one run. `--json` prints the figures as JSON, `--only lists`
// runs one part, `--scenario name` only those scenarios of it whose name has this in it, `--samples 15` says how many samples are taken
// of each arm. `--table a.json b.json` prints the figures of several runs, which `--json` has printed, as one table.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startBench, toStderr, type Bench } from './bench-setup';
import { benchColdStart } from './cold-start';
import { benchLists } from './lists';
import { benchLive } from './live';
import { benchLongLists } from './long-lists';
import { benchLongTime } from './long-time';
import { benchLogin, benchPopups, benchScreens } from './openings';
import { Report, type Row } from './report';

const LEAST_SAMPLES = 15;
const parts: Record<string, (bench: Bench, report: Report, samples: number) => Promise<void>> = {
  cold: benchColdStart,
  login: benchLogin,
  screens: benchScreens,
  popups: benchPopups,
  lists: benchLists,
  live: benchLive,
  long: benchLongLists,
  time: benchLongTime,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean' },
    only: { type: 'string', multiple: true },
    scenario: { type: 'string', multiple: true },
    samples: { type: 'string' },
    table: { type: 'boolean' },
  },
});
if (values.json) toStderr();
const report = new Report();
if (values.table) positionals.forEach((file) => report.add(JSON.parse(readFileSync(file, 'utf8')) as Row[]));
else await measure();
process.stdout.write(`${values.json ? JSON.stringify(report.rows, null, 2) : `\n${report.table()}`}\n`);

async function measure(): Promise<void> {
  const { only, scenario, samples = LEAST_SAMPLES } = values;
  const bench = await startBench((name) => !scenario || scenario.some((one) => name.includes(one)));
  try {
    for (const [name, run] of Object.entries(parts)) {
      if (only && !only.includes(name)) continue;
      // Three quarters of an hour must not be lost for one part.
      await run(bench, report, Number(samples)).catch((error: unknown) => {
        console.error(`The part „${name}“ failed:`, error);
        process.exitCode = 1;
      });
    }
  } finally {
    await bench.close();
  }
}
