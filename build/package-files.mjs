import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const toJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** What stands beside the scripts in `dist`: the kinds of its modules, types for frameworks, the elements' manifest, hashes of all. */
export const packageFiles = () => ({
  name: 'package-files',
  writeBundle() {
    // For Node, and what builds with it: the classic file is CommonJS there, the others are not.
    writeFileSync('dist/package.json', toJson({ type: 'commonjs' }));
    writeFileSync('dist/esm/package.json', toJson({ type: 'module' }));
    for (const name of ['jsx', 'vue']) copyFileSync(`src/${name}.d.ts`, `dist/types/${name}.d.ts`);
    writeFileSync('dist/custom-elements.json', toJson(manifest()));
    writeFileSync('dist/integrity.json', toJson(integrity()));
  },
});

/** A custom elements manifest, from what the elements share and what each has of its own. */
function manifest() {
  const { shared, elements } = JSON.parse(readFileSync('src/manifest.json', 'utf8'));
  return { schemaVersion: '1.0.0', modules: elements.map((element) => moduleOf(element, shared)) };
}

function moduleOf({ className, tagName, module, description, ...own }, shared) {
  const all = (kind) => [...(shared[kind] ?? []), ...(own[kind] ?? [])].map(withType);
  const attributes = all('attributes');
  const fields = attributes.map(({ name, fieldName, ...rest }) => ({
    kind: 'field',
    name: fieldName,
    attribute: name,
    ...rest,
  }));
  return {
    kind: 'javascript-module',
    path: module,
    declarations: [
      {
        ...{ kind: 'class', customElement: true, name: className, tagName, description },
        superclass: { name: 'HTMLElement' },
        ...{ attributes, members: [...fields, ...all('members')], events: all('events') },
        ...{ cssProperties: all('cssProperties'), cssParts: all('cssParts') },
      },
    ],
    exports: [
      { kind: 'js', name: className, declaration: { name: className, module } },
      { kind: 'custom-element-definition', name: tagName, declaration: { name: className, module } },
    ],
  };
}

const withType = ({ type, ...rest }) => (type ? { ...rest, type: { text: type } } : rest);

/** The hash of every script, as a page's `integrity` attribute wants it, by its path below `dist`. */
function integrity() {
  const scripts = readdirSync('dist', { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.js') && !path.startsWith('test/'))
    .sort();
  const hashOf = (path) =>
    createHash('sha384')
      .update(readFileSync(join('dist', path)))
      .digest('base64');
  return Object.fromEntries(scripts.map((path) => [path, `sha384-${hashOf(path)}`]));
}
