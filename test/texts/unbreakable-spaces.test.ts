import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { build } from 'esbuild';
import { quickBundle } from '../../build/quick-bundle.mjs';
import { unbreakable } from '../../build/unbreakable-spaces.mjs';
import { literals } from './literals';

/** Places at which a line of a running text must not end; a filled-in value stands as `#`. */
const RULES: readonly [rule: string, broken: RegExp][] = [
  ['after a word of one letter', /(?<![\p{L}\d\u00a0-])[aikosuvz] (?![–-])/iu],
  ['between a number and its unit', /[\d#] (?:€|%|min|h|mg|kB|MB)(?![\p{L}\d])/u],
  ['inside a date', /\d\. (?:\d|[a-záéíú]{3,8}[ar]a\b|mája|júna|júla|marca|augusta)/u],
  ['inside a short form', /(?<!\p{L})(?:č\. [\d#]|s\. r\.|r\. o\.)/u],
];
const isSentence = (text: string) => /[.…;](?:\s|$)|:$/.test(text) || (text.length >= 40 && !text.endsWith('?'));
const brokenIn = (texts: readonly string[]) =>
  texts
    .filter(isSentence)
    .flatMap((text) => RULES.filter(([, broken]) => broken.test(text)).map(([rule]) => `${rule}: ${text}`));

describe('unbreakable spaces', () => {
  for (const [plain, bound] of [
    ['Pridajte ho a v zozname zostane.', 'Pridajte ho a~v~zozname zostane.'],
    ['O žiadosti rozhoduje lekár.', 'O~žiadosti rozhoduje lekár.'],
    ['Skúste to znova o #.', 'Skúste to znova o~#.'],
    ['Zadajte dátum, napríklad 22. 11. 2026 9:05.', 'Zadajte dátum, napríklad 22.~11.~2026 9:05.'],
    ['Platí do 22. novembra 2026, cena je 5 €.', 'Platí do 22.~novembra 2026, cena je 5~€.'],
    ['Ordinácia online, s. r. o., lístok č. 5', 'Ordinácia online, s.~r.~o., lístok č.~5'],
    ['# %', '#~%'],
    ['# z # pacientov', '# z~# pacientov'],
    // Names of controls, as people who search for them type them.
    ['Kód z aplikácie', 'Kód z aplikácie'],
    ['Končím o 30 minút', 'Končím o 30 minút'],
    ['Naozaj chcete zamietnuť žiadosť o recept?', 'Naozaj chcete zamietnuť žiadosť o recept?'],
  ] as const) {
    it(plain, () => assert.equal(unbreakable(plain).replaceAll('\u00a0', '~'), bound));
  }

  it('are in the texts of the panel as it is built', async () => {
    const { outputFiles } = await build({
      ...quickBundle('production'),
      entryPoints: filesIn('src/texts', /\.ts$/),
      outdir: 'unused',
      // The calendar's own words are not ours.
      packages: 'external',
      write: false,
    });
    const texts = outputFiles.flatMap(({ text }) => literals(text));
    assert.ok(texts.filter((text) => text.includes('\u00a0')).length > 100);
    assert.deepEqual(brokenIn(texts), []);
  });

  it('are in the scripts of the pages', () => {
    const scripts = ['kiosk', 'setup', 'display'].flatMap((folder) => filesIn(`host/${folder}`, /\.js$/));
    assert.deepEqual(
      scripts.flatMap((file) => brokenIn(literals(readFileSync(file, 'utf8'))).map((found) => `${file} ${found}`)),
      [],
    );
  });

  it('are in the paragraphs of the pages', () => {
    const pages = ['kiosk', 'setup', 'display'].map((folder) => `host/${folder}/index.html`);
    for (const page of [...pages, 'host/index.html', ...filesIn('server/pages', /-(?:page|bar)\.ts$/)]) {
      const paragraphs = [...readFileSync(page, 'utf8').matchAll(/<p[ >][^]*?<\/p>/g)].map(([paragraph]) =>
        `${paragraph.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')}.`.replaceAll('&nbsp;', '\u00a0'),
      );
      assert.deepEqual(brokenIn(paragraphs), [], page);
    }
  });
});

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true })
    .map((file) => `${folder}/${String(file)}`)
    .filter((file) => name.test(file));
