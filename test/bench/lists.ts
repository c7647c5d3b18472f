import type { Page } from 'puppeteer-core';
import { print, type Bench } from './bench-setup';
import { bundleListPage, byHand, ours, pressNext, withListPage } from './list-bench';
import type { Report } from './report';
import { sampleInRounds, type Arm } from './rounds';
import { percentile, slope } from './statistics';

/** By hand a longer list takes minutes. */
const BESIDE_OTHERS = [50, 1_000, 10_000];
const GROWING = [1_000, 10_000, 100_000];
const figures = { first: 'first render of', more: 'one more ticket to' } as const;
const [FIRST_GOAL, MORE_GOAL, SLOPE_GOAL] = [0.2, 1.5, 0.1];
const [LONGEST_GOAL_MS, PRESS_GOAL_MS, HEAP_GOAL_KB] = [25, 24, 300];

/** The waiting room's list beside the same rows by hand in plain DOM, with and without `content-visibility: auto`. */
export async function benchLists(bench: Bench, report: Report, rounds: number): Promise<void> {
  const files = await bundleListPage();
  const onPage: OnPage = (name, sample) => ({ name, sample: () => withListPage(bench, files, sample) });
  for (const length of BESIDE_OTHERS)
    if (bench.wants(`list of ${length} tickets`)) await benchBesideOthers(onPage, report, rounds, length);
  if (bench.wants('growth')) await benchGrowth(onPage, report, rounds);
  if (bench.wants('press')) await benchPress(onPage, report, rounds);
}

type OnPage = (name: string, sample: (page: Page) => Promise<Record<string, number>>) => Arm;

async function benchBesideOthers(onPage: OnPage, report: Report, rounds: number, length: number): Promise<void> {
  print(`… the list of ${length} tickets`);
  const isMiddle = length === 1_000;
  const samples = await sampleInRounds(
    [
      onPage('panel', (page) => ours(page, length)),
      ...(isMiddle ? [onPage('panel again', (page) => ours(page, length))] : []),
      onPage('by hand', (page) => byHand(page, length, false)),
      onPage('by hand, skipping', (page) => byHand(page, length, true)),
    ],
    rounds,
  );
  for (const figure of ['first', 'more'] as const) {
    const name = `${figures[figure]} ${length}`;
    const own = samples.of('panel', figure);
    report.value(name, 'ms', own);
    if (isMiddle) report.noise(name, own, samples.of('panel again', figure));
    const goal = !isMiddle ? null : figure === 'first' ? FIRST_GOAL : MORE_GOAL;
    report.ratio(name, 'plain DOM', own, samples.of('by hand', figure), goal);
    report.ratio(name, 'plain DOM with content-visibility', own, samples.of('by hand, skipping', figure));
  }
  if (!isMiddle) return;
  const kept = report.value('heap of a list of 1000', 'kB', samples.of('panel', 'kilobytes'));
  report.goal('heap of a list of 1000', 'kB', kept, HEAP_GOAL_KB);
  report.value('heap of the same rows by hand', 'kB', samples.of('by hand', 'kilobytes'));
  report.value('rows that are drawn of 1000', 'rows', samples.of('panel', 'rows'));
}

/** The lengths take turns, so that what the machine does meanwhile meets all of them. */
async function benchGrowth(onPage: OnPage, report: Report, rounds: number): Promise<void> {
  print(`… lists of ${GROWING.join(', ')} tickets in turn`);
  const samples = await sampleInRounds(
    GROWING.map((length) => onPage(String(length), (page) => ours(page, length))),
    rounds,
  );
  for (const figure of ['first', 'more'] as const) {
    const points = GROWING.map((length) => {
      const middle = report.value(`${figures[figure]} ${length}, in turn`, 'ms', samples.of(String(length), figure));
      return [length, middle] as const;
    });
    report.goal(`${figures[figure]} 1000 to 100000, growth`, 'slope', slope(points), SLOPE_GOAL);
    if (figure === 'first')
      report.goal('first render of 100000', 'ms', points.at(-1)?.[1] ?? Number.NaN, LONGEST_GOAL_MS);
  }
}

async function benchPress(onPage: OnPage, report: Report, rounds: number): Promise<void> {
  print('… „Ďalší pacient“ with 100000 tickets');
  const presses = await sampleInRounds([onPage('panel', (page) => pressNext(page, 100_000))], rounds);
  const pressed = presses.of('panel', 'pressed');
  report.value('„Ďalší pacient“ of 100000, press to paint', 'ms', pressed);
  report.goal('„Ďalší pacient“ of 100000, press to paint, p95', 'ms', percentile(pressed, 0.95), PRESS_GOAL_MS);
}
