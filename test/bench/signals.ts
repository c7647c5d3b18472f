// `node --import tsx test/bench/signals.ts`: the ways in which a component can read a signal, measured in Chromium; and what the
// library's React part adds to a bundle. docs/decisions/signals.md tells what came of it.
import { brotliCompressSync } from 'node:zlib';
import { minifyScripts } from '../../build/minify-scripts.mjs';
import { launch } from 'puppeteer-core';
import { rollup, type Plugin } from 'rollup';
import { bundling } from '../../rollup.config.mjs';
import { findChromium } from '../support/server/find-chromium.mjs';
import { print } from './bench-setup';

const ENTRY = 'virtual:signals';
const USED = 'batch, computed, effect, signal, untracked';

type Values = Record<string, number | boolean | string>;

interface Results {
  measured: Record<string, Values>;
  trap: Values;
}

const shown = ([name, value]: [string, Values[string]]) =>
  `${name} ${typeof value === 'number' ? Number(value.toFixed(3)) : value}`;

const plugins = () => bundling('production', 'tsconfig.json', { noCheck: true }) as Plugin[];

async function bundle(input: string, given: { code?: string; external?: string[] } = {}): Promise<string> {
  const virtual: Plugin = {
    name: 'virtual',
    resolveId: (id) => (id === ENTRY ? id : null),
    load: (id) => (id === ENTRY ? (given.code ?? null) : null),
  };
  const built = await rollup({
    input,
    external: given.external ?? [],
    onwarn: () => undefined,
    plugins: [virtual, ...plugins(), minifyScripts({ isModule: true })],
  });
  const { output } = await built.generate({ format: given.code ? 'es' : 'iife' });
  await built.close();
  return output[0].code;
}

async function sizeOf(code: string): Promise<number> {
  return brotliCompressSync(await bundle(ENTRY, { code, external: ['react'] })).length;
}

const core = await sizeOf(`export { ${USED} } from '@preact/signals-core';`);
const index = await sizeOf(`export { ${USED} } from '@preact/signals-react';`);
const runtime = await sizeOf(
  `export { ${USED} } from '@preact/signals-core'; export { useSignals } from '@preact/signals-react/runtime';`,
);
print(`brotli, alone: signals-core ${core} B; through signals-react ${index} B; with useSignals ${runtime} B`);

const browser = await launch({
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  page.on('pageerror', (error) => print(String(error)));
  await page.setContent('<!doctype html><title>signals</title>');
  await page.addScriptTag({ content: await bundle('test/bench/signals-page.tsx') });
  print(`${await browser.version()}, production React; milliseconds, medians`);
  const { measured, trap } = (await page.evaluate('runSignalsBench()')) as Results;
  for (const [name, values] of Object.entries(measured)) {
    print(`${name}: ${Object.entries(values).map(shown).join(', ')}`);
  }
  print(`memoised child of a parent with useSignals(): ${Object.entries(trap).map(shown).join(', ')}`);
} finally {
  await browser.close();
}
