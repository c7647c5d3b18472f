// `npm run bench`: measures the built panel in a real browser against its goals, compared with plain DOM and with React alone.
// `--only lists` runs one part (`calendar`, `cold`, `history`, `lists`, `live`); `--samples 15` is the number of samples of each arm.
import { parseArgs } from 'node:util';
import { startBench, type Bench } from './bench-setup';
import { benchCalendar } from './calendar';
import { benchColdStart } from './cold-start';
import { benchHistory } from './history';
import { benchLists } from './lists';
import { benchLive } from './live';
import { Report } from './report';

const parts: Record<string, (bench: Bench, report: Report, samples: number) => Promise<void>> = {
  calendar: benchCalendar,
  cold: benchColdStart,
  history: benchHistory,
  lists: benchLists,
  live: benchLive,
};
const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, samples: { type: 'string', default: '15' } },
});
const report = new Report();
const bench = await startBench();
try {
  for (const name of values.only ?? Object.keys(parts)) await parts[name]?.(bench, report, Number(values.samples));
} finally {
  await bench.close();
}
process.stdout.write(`\n${report.table()}\n`);
