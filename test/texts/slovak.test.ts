import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { displayTexts } from '../../src/texts/display';
import { failureText } from '../../src/texts/failures';
import ts from 'typescript';
import { build } from 'esbuild';
import { quickBundle } from '../../build/quick-bundle.mjs';
import { unbreakable } from '../../build/unbreakable-spaces.mjs';

/** Sources of the texts that doctors and patients read: the panel, the kiosk, the page of a new account. */
const SOURCES = ['src/texts', 'host/kiosk', 'host/setup'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.(?:ts|js)$/.test(file))
    .map((file) => `${folder}/${file}`),
);

/** Wording fixed by the specification. */
const PRESCRIBED = new Set(['Čakajte prosím...', 'Loading...', 'Platby - Výplaty']);

/** Nouns and phrases in three forms each: for 1, for 2 to 4, for all others. A speaker of the language has checked each. */
const FORMS = `
pacient|pacienti|pacientov / pacienta|pacientov|pacientov / pacient v zozname|pacienti v zozname|pacientov v zozname
odbavený pacient dnes|odbavení pacienti dnes|odbavených pacientov dnes / tiket|tikety|tiketov
tiket dnes|tikety dnes|tiketov dnes / recept|recepty|receptov / receptu|receptov|receptov
čakajúca žiadosť|čakajúce žiadosti|čakajúcich žiadostí
čakajúca žiadosť o recept|čakajúce žiadosti o recept|čakajúcich žiadostí o recept / návšteva|návštevy|návštev
termín|termíny|termínov / voľný termín|voľné termíny|voľných termínov / iný termín|iné termíny|iných termínov
transakcia|transakcie|transakcií / výplatu Vám pošleme|výplaty Vám pošleme|výplaty Vám pošleme
obnovovací kód|obnovovacie kódy|obnovovacích kódov / nová|nové|nových / nový|nové|nových / žiadosť|žiadosti|žiadostí
možnosť|možnosti|možností / Pribudol|Pribudli|Pribudlo / Pribudla|Pribudli|Pribudlo / Ubudol|Ubudli|Ubudlo
Nájdená|Nájdené|Nájdených / Nájdený|Nájdené|Nájdených / riadok|riadky|riadkov / záznam|záznamy|záznamov
znak|znaky|znakov / číslicu|číslice|číslic
desatinným miestom|desatinnými miestami|desatinnými miestami / sekundu|sekundy|sekúnd / minúta|minúty|minút
minútu|minúty|minút / minútou|minútami|minútami / deň|dni|dní / mesiac|mesiace|mesiacov / rok|roky|rokov
ďalší|ďalší|ďalších / Čaká|Čakajú|Čaká / čaká|čakajú|čaká / Zostáva|Zostávajú|Zostáva
Zostáva vybraný|Zostávajú vybrané|Zostávajú vybrané / sa dá|sa dajú|sa dá / Nájdený|Nájdení|Nájdených
Vybraný|Vybrané|Vybraných / Vystavený|Vystavené|Vystavených / Pridaný|Pridané|Pridaných / vybavený|vybavené|vybavených
odbavený|odbavené|odbavených / zrušený|zrušené|zrušených / neprišiel|neprišli|neprišlo
`;

describe('the Slovak texts', () => {
  for (const [rule, broken] of [
    ['quotes are „…“', /"|“[^“]*”|”|„[^“]*$|^[^„]*“/],
    ['no space is doubled, or ends a text', / {2}| $/],
    ['no space stands before a mark, and one after it', / [,.;:?!](?!\.)|[,;!?][\p{L}]/u],
    ['an ellipsis is one character', /\.\.\./],
    ['a dash has spaces, or joins two words', /\p{L} -|- \p{L}|\p{L}—|—/u],
    ['who is addressed is written with a capital letter', /\b(?:vás|vám|váš|vaše|vašej|vašom|vami)\b/],
    ['a login or a link does not „vypršať“, and nothing is returned „späť“', /vypršal|vrátiť späť/],
  ] as const) {
    it(rule, () => {
      assert.deepEqual(
        texts().filter(({ text }) => broken.test(text)),
        [],
      );
    });
  }

  it('counted nouns have one of the checked forms', () => {
    const known = new Set(FORMS.trim().split(/\n| \/ /));
    const used = new Set(
      SOURCES.flatMap((file) => [...sourceOf(file).matchAll(TRIPLE)].map(([, ...forms]) => forms.join('|'))),
    );
    assert.deepEqual(
      [...used].filter((forms) => !known.has(forms)),
      [],
    );
    assert.deepEqual(
      [...known].filter((forms) => !used.has(forms)),
      [],
      'no longer used',
    );
  });

  it('the television says a number, or the time of an appointment', () => {
    assert.equal(displayTexts.spokenNumber(12), 'Číslo 12, vstúpte, prosím.');
    assert.equal(displayTexts.spokenTime(8, 20), 'Termín o 8.20, vstúpte, prosím.');
    assert.equal(displayTexts.spokenTime(14, 5), 'Termín o 14.05, vstúpte, prosím.');
  });

  it('each kind of failure has words of its own, and one that is throttled says how long', () => {
    const words = (kind: string, retryAfterSeconds: number | null = null) => failureText({ kind, retryAfterSeconds });
    expect(words('offline')).to.match(/^Server je nedostupný\. Skontrolujte pripojenie na internet/);
    expect(words('server')).to.match(/^Na serveri nastala chyba\./);
    expect(words('malformed')).to.match(/^Server poslal odpoveď, ktorej nerozumieme\./);
    expect(words('forbidden')).to.equal('Na zobrazenie týchto údajov nemáte oprávnenie.');
    expect(words('throttled', 60)).to.equal('Server je preťažený. Skúsime to znova o 60 sekúnd.');
    expect(words('timeout')).to.match(/^Server neodpovedal včas\./);
  });
});

const TRIPLE = /plural\([\w.]+,\s*'([^']*)',\s*'([^']*)',\s*'([^']*)',?\s*\)/g;

const sourceOf = (file: string) => readFileSync(file, 'utf8');

/** Every literal of the sources that looks Slovak; `#` stands for interpolated values. */
function texts() {
  return SOURCES.flatMap((file) =>
    literals(sourceOf(file))
      .filter((text) => /[áäčďéíĺľňóôŕšťúýž]/i.test(text) && !PRESCRIBED.has(text))
      .map((text) => ({ file, text })),
  );
}

/** The texts of a script; `#` stands for interpolated values. */
export function literals(script: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('#'));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('texts.js', script, ts.ScriptTarget.Latest, false));
  return found;
}

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
