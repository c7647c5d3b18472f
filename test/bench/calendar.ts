import type { Page } from 'puppeteer-core';
import type { Bench } from './bench-setup';
import type { CalendarBench } from './calendar-page';
import { sampleInRounds, type Report } from './report';
import { bundlePage, withWarmPage } from './script-page';

declare const bench: CalendarBench;

const [SHOWN_GOAL, ELEMENTS_GOAL] = [1.5, 2_500];

/** Measures a week of the calendar with 400 terms, and the same nodes in plain DOM. */
export async function benchCalendar(setup: Bench, report: Report, rounds: number): Promise<void> {
  const files = await bundlePage('test/bench/calendar-page.tsx');
  const on = (sample: (page: Page) => Promise<Record<string, number>>) => () => withWarmPage(setup, files, sample);
  const of = await sampleInRounds(
    {
      own: on((page) => page.evaluate(async () => ({ shown: await bench.show(), elements: bench.elements() }))),
      hand: on(async (page) => {
        await page.evaluate(() => bench.showByHand());
        return { shown: await page.evaluate(() => bench.showByHand()) };
      }),
    },
    rounds,
  );
  report.value('calendar, response with 400 terms to paint', 'ms', of('own', 'shown'));
  report.ratio('calendar, response to paint : plain DOM', of('own', 'shown'), of('hand', 'shown'), SHOWN_GOAL);
  report.value('calendar, elements of the grid', '', of('own', 'elements'), ELEMENTS_GOAL);
}
