import type { Page } from 'puppeteer-core';

export interface Frames {
  count: number;
  /** Those that took longer than 50 ms. */
  long: number;
  /** In milliseconds. */
  longest: number;
}

/** How evenly frames follow each other while something is done with the page. */
export async function countFrames(page: Page, run: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    // A method, because the helper by which esbuild keeps function names does not exist in the page.
    const counter = {
      deltas: [] as number[],
      last: performance.now(),
      take(now: number) {
        counter.deltas.push(now - counter.last);
        counter.last = now;
        const isOver = document.body.dataset['frames'] !== '';
        // What came before the first frame is not a frame's.
        if (isOver) document.body.dataset['frames'] = JSON.stringify(counter.deltas.slice(1));
        else requestAnimationFrame(counter.take);
      },
    };
    document.body.dataset['frames'] = '';
    requestAnimationFrame(counter.take);
  });
  await run();
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        document.body.dataset['frames'] = 'end';
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(JSON.parse(document.body.dataset['frames'] ?? '[]') as number[])),
        );
      }),
  );
  return { count: frames.length, long: frames.filter((delta) => delta > 50).length, longest: Math.max(0, ...frames) };
}
