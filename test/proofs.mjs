// @ts-check
// `npm run test:proofs`: whether each promise that is written down still names a test that is there: the marks of the specification, the
// named faults, the rows of the tables in docs, and the changes of test:mutants.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { CHANGES } from './mutants/changes.mjs';

/** The marks of the specification: T1 to T9 and so on. A title names those that its test proves. */
const MARKS = { B: 5, C: 29, F: 17, K: 6, P: 11, R: 17, S: 21, T: 9, V: 11, W: 18, X: 17 };

/** Its tests are those of its own folder, by their names alone. */
const ACCESSIBILITY = 'docs/accessibility.md';
/** Shorter texts in test/faults are no names of faults. */
const SHORTEST_NAME = 12;

/** The tables, by their first heading; the last cell of each row names what proves it. */
const TABLES = [
  { page: ACCESSIBILITY, heading: 'criterion' },
  { page: ACCESSIBILITY, heading: 'pattern' },
  { page: 'docs/security.md', heading: 'who' },
  { page: 'docs/security.md', heading: 'what' },
  { page: 'docs/security.md', heading: 'for' },
  // The requirements of ASVS, chapter by chapter.
  { page: 'docs/security.md', heading: '' },
  { page: 'docs/capabilities.md', heading: 'capability' },
];

const files = filesOf('test');
const found = [...marks(), ...namedFaults(), ...capabilities(), ...TABLES.flatMap(rowsOf), ...mutants()];
const missing = found.filter(({ isNamed }) => !isNamed);
for (const { what } of missing) console.log(`No test: ${what}`);
console.log(`${found.length - missing.length} of ${found.length} named`);
process.exitCode = missing.length === 0 ? 0 : 1;

function marks() {
  const named = new Set();
  for (const file of files) {
    for (const [, , title = ''] of read(file).matchAll(/\b(?:it|test|describe)\s*\(\s*(['"`])(.*?)\1/g)) {
      for (const [mark] of title.matchAll(/\b[A-Z]\d{1,2}\b/g)) named.add(mark);
    }
  }
  return Object.entries(MARKS).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, index) => {
      const mark = `${letter}${index + 1}`;
      return { what: mark, isNamed: named.has(mark) };
    }),
  );
}

/** Each row of the measured faults is a text of test/faults; what stands there in `${…}` is another text of the same file. */
function namedFaults() {
  const files = filesOf('test/faults').map((file) => {
    const texts = [...read(file).matchAll(/(['`])((?:(?!\1).)+)\1/g)].map(([, , text = '']) => text);
    const patterns = texts
      .filter((text) => text.length > SHORTEST_NAME)
      .map(
        (text) =>
          new RegExp(
            `^${text
              .split(/\$\{[^}]*\}/)
              .map(escaped)
              .join('(.+)')}$`,
          ),
      );
    return { texts, patterns };
  });
  const isIn = (/** @type {string} */ name) =>
    files.some(({ texts, patterns }) =>
      patterns.some((pattern) =>
        pattern
          .exec(name)
          ?.slice(1)
          .every((part) => texts.includes(part)),
      ),
    );
  return tableRows('docs/reliability.md', 'fault').map(([name = '']) => ({
    what: `docs/reliability.md: ${name}`,
    // Some are followed by the figures of the run.
    isNamed: isIn(name) || isIn(name.replace(/: .*$/, '')),
  }));
}

/** Each has its row in the table of tests. */
function capabilities() {
  const rows = tableRows('docs/capabilities.md', 'capability').map(([name]) => name);
  return [...read('docs/capabilities.md').matchAll(/^## (`[\w-]+`)/gm)].map(([, name = '']) => ({
    what: `docs/capabilities.md: a row of ${name}`,
    isNamed: rows.includes(name),
  }));
}

/** Each change of `npm run test:mutants` has a text to change and tests that should notice it. */
function mutants() {
  return CHANGES.map(({ name, file, find, tests }) => ({
    what: `test/mutants/changes.mjs: ${name}`,
    isNamed: read(file).split(find).length === 2 && tests.every((test) => files.includes(join('test', test))),
  }));
}

/** @param {{ page: string, heading: string }} table */
function rowsOf({ page, heading }) {
  const rows = tableRows(page, heading);
  if (rows.length === 0) return [{ what: `${page}: the table „${heading}“`, isNamed: false }];
  return rows.flatMap((cells) => {
    const proof = cells[heading === 'pattern' ? 1 : cells.length - 1] ?? '';
    const tests = [...proof.matchAll(/`([\w./*-]+)`/g)].map(([, test = '']) => test).filter(isTestName(page));
    const gone = tests.filter((test) => !isThere(test, page));
    // Only held requirements of ASVS need a proof: a test, or a linked text where ASVS asks for one.
    if (heading === '' && cells[2] !== 'held' && gone.length === 0) return [];
    const isNamed = gone.length === 0 && (tests.length > 0 || (heading === '' && proof.includes('](')));
    return [{ what: `${page}: ${cells[0]} ${gone.join(', ')}`.trim(), isNamed }];
  });
}

/** The rows of all tables with this first heading. @param {string} page @param {string} heading */
function tableRows(page, heading) {
  const rows = [];
  let isInside = false;
  for (const line of read(page).split('\n')) {
    const cells = line.startsWith('|')
      ? line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
      : [];
    if (cells.length === 0) isInside = false;
    else if (isInside && !/^-+$/.test(cells[0] ?? '')) rows.push(cells);
    else isInside ||= cells[0] === heading;
  }
  return rows;
}

/** @param {string} page */
function isTestName(page) {
  const folders = new Set(files.map((file) => file.split(sep)[1]));
  return (/** @type {string} */ name) =>
    page === ACCESSIBILITY || folders.has(name.replace(/^test\//, '').split('/')[0]);
}

/** @param {string} name @param {string} page */
function isThere(name, page) {
  const bare = name.replace(/^test\//, '').replace(/\.test\.tsx?$/, '');
  const folders = page === ACCESSIBILITY ? ['test/accessibility/', 'test/'] : ['test/'];
  const path = `(?:${folders.join('|')})${escaped(bare).replace('\\*', '[^/]+')}`;
  return files.some((file) => new RegExp(`^${path}\\.test\\.tsx?$`).test(file.replaceAll(sep, '/')));
}

/** @param {string} folder */
function filesOf(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => join(folder, String(file)))
    .filter((file) => /\.tsx?$/.test(file));
}

/** @param {string} file */
function read(file) {
  return readFileSync(file, 'utf8');
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
