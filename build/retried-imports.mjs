import { createHash } from 'node:crypto';
import { parse } from 'acorn';
import { walk } from 'estree-walker';
import MagicString from 'magic-string';
import { dirname, relative, resolve } from 'node:path';
import { changed, OWN_SOURCE } from './sources.mjs';

const HELPER = '\0retried-imports';

/**
 * Lets failed imports be retried. Browsers do not request the address of a module again: Firefox caches the failure, and all browsers wait
 * for a pending request, even on a dead connection. So each retry has an address of its own (`part.js?retry=1`). Each `import()` of our
 * sources is wrapped in a function that accepts another import function; the plain `import()` stays, for bundlers to follow.
 */
export const retriedImports = () => ({
  name: 'retried-imports',
  resolveId: (id) => (id === HELPER ? id : null),
  load: (id) => (id === HELPER ? HELPER_CODE : null),
  transform(code, id) {
    if (!OWN_SOURCE.test(id) || !/\bimport\(/.test(code)) return null;
    const text = new MagicString(code);
    walk(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), {
      enter({ type, start, end, source }) {
        if (type !== 'ImportExpression') return;
        text.appendLeft(start, `__retried('${nameOf(id, source.value)}', function () { return `);
        text.appendLeft(end, '; })');
      },
    });
    text.prepend(`import { retried as __retried } from '${HELPER}';\n`);
    return changed(text);
  },
  // Marks the imports for `renderChunk`, where the files have their names.
  renderDynamicImport: ({ moduleId }) => (OWN_SOURCE.test(moduleId) ? { left: 'import(', right: `${MARK})` } : null),
  renderChunk(code) {
    const text = new MagicString(code);
    for (const { 0: whole, 1: file, index } of code.matchAll(/\bimport\((['"][^'"]+['"])\+arguments\[0\]\)/g)) {
      const other = `arguments[0](${file}, import.meta.url)`;
      text.overwrite(index, index + whole.length, `(arguments[0] ? ${other} : import(${file}))`);
    }
    return changed(text);
  },
});

/** Short name of an imported module, the same in each build and folder: attempts are counted by module. */
const nameOf = (importer, source) =>
  createHash('sha256')
    .update(relative('.', resolve(dirname(importer), source)).replaceAll('\\', '/'))
    .digest('base64')
    .slice(0, 3);

const MARK = '+arguments[0]';

const COMMENTS = '/*webpackIgnore:true*//*@vite-ignore*/';

/** Makes an integrator's bundler ignore the addresses of retries. Runs after the minifier, which drops comments. */
export const markForBundlers = () => ({
  name: 'mark-for-bundlers',
  renderChunk(code) {
    const text = new MagicString(code);
    for (const { 0: whole, index } of code.matchAll(COMPUTED)) text.appendLeft(index + whole.length, COMMENTS);
    return changed(text);
  },
});

const COMPUTED = /\bimport\((?!["'/])/g;

/** Restores plain `import()`s, for the single file. The length stays the same, so that the source map holds. */
export function withPlainImports(code) {
  const refusal = 'Promise.reject(';
  const marked = `import(${COMMENTS}`;
  const plain = code
    .replace(/\barguments\[0\]\?arguments\[0\]\("[^"]+",import\.meta\.url\):/g, (choice) => ' '.repeat(choice.length))
    .replaceAll(marked, `${refusal}/*${'-'.repeat(marked.length - refusal.length - 4)}*/`)
    .replace(/!import\.meta\.url\b/, (isOneFile) => '!""'.padEnd(isOneFile.length));
  if (/\bimport\((?!"[^"]+"\))|import\.meta/.test(plain))
    throw new Error('An import() has another form: see build/retried-imports.mjs.');
  return plain;
}

const HELPER_CODE = `
const attempts = new Map();

/**
 * Calls \`load\`. After a failed or pending attempt, \`load\` first gets a function that imports the chunk by another address. Chunks of an
 * integrator's bundler have no other address.
 */
export async function retried(name, load) {
  // The classic file has no chunks.
  if (!import.meta.url) return load();
  const part = attempts.get(name) ?? { number: 0, pending: 0, done: false };
  const { number } = part;
  attempts.set(name, part);
  if (!part.done) part.number += 1;
  const importOther = async (file, base) => {
    const address = new URL(file, base).href + '?retry=' + number;
    if (part.pending > 1) await endDeadConnections(address);
    return import(address);
  };
  part.pending += 1;
  try {
    const loaded = await (number > 0 && !hasHashes() ? load(importOther).catch(() => load()) : load());
    if (!part.done) part.number = number;
    part.done = true;
    return loaded;
  } finally {
    part.pending -= 1;
  }
}

/**
 * Makes the browser close dead connections, by aborting as many requests as it opens connections to one server. Otherwise the chunk's own
 * imports, whose addresses no retry can change, would be requested over them.
 */
function endDeadConnections(address) {
  if (new URL(address).origin !== location.origin) return null;
  const request = () => fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(2000) }).catch(() => undefined);
  return Promise.all([request(), request(), request(), request(), request(), request()]);
}

/** Whether an import map of the page has integrity hashes: there are none for the addresses of retries. */
function hasHashes() {
  const maps = document.querySelectorAll('script[type=importmap]');
  for (let index = 0; index < maps.length; index += 1) if (maps[index].textContent.includes('"integrity"')) return true;
  return false;
}
`;
