import { build } from 'esbuild';
import type { Page } from 'puppeteer-core';
import { quickBundle, rollupPlugin } from '../../build/quick-bundle.mjs';
import { smallIcons } from '../../build/small-icons.mjs';
import type { Bench } from './bench-setup';

/** The scripts of a page by name; `page.js` is the entry. */
export type PageFiles = ReadonlyMap<string, string>;

/** Bundles a page as production code, with the released icons. Its script sets `window.bench`. */
export async function bundlePage(entry: string): Promise<PageFiles> {
  const quick = quickBundle('production');
  const { outputFiles } = await build({
    ...quick,
    plugins: [...quick.plugins, rollupPlugin(smallIcons(), /[\\/]lucide-react[\\/]/)],
    entryPoints: { page: entry },
    outdir: 'bench',
    chunkNames: '[name]-[hash]',
    minify: true,
    write: false,
  });
  return new Map(outputFiles.map(({ path, text }) => [path.slice(path.lastIndexOf('/') + 1), text]));
}

export function withScriptPage<T>(
  { url, withPage }: Bench,
  files: PageFiles,
  run: (page: Page) => Promise<T>,
  query = '',
): Promise<T> {
  return withPage(async (page) => {
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const script = files.get(pathname.replace('/bench/', ''));
      if (pathname === '/bench/') void request.respond({ contentType: 'text/html', body: PAGE });
      else if (script === undefined) void request.continue();
      else void request.respond({ contentType: 'text/javascript', body: script });
    });
    await page.goto(`${url}/bench/${query}`);
    await page.waitForFunction('window.bench !== undefined');
    return await run(page);
  });
}

interface WarmBench {
  show(): Promise<number>;
}
declare const bench: WarmBench;

/** Like `withScriptPage`, after the page has loaded and shown its content once, so that the browser has compiled the code. */
export const withWarmPage = <T>(setup: Bench, files: PageFiles, run: (page: Page) => Promise<T>, query = '') =>
  withScriptPage(
    setup,
    files,
    async (page) => {
      await page.waitForFunction('bench.isReady()');
      await page.evaluate(() => bench.show());
      await page.waitForNetworkIdle({ idleTime: 300 });
      return run(page);
    },
    query,
  );

const PAGE = '<!doctype html><html lang="sk"><title>bench</title><script type="module" src="/bench/page.js"></script>';
