import { hashOf, loadedWith } from './integrity.mjs';
import { ENTRIES } from './loader-table.mjs';

/** An import map for pages without a bundler: the entries by their names in the package, and the hash of every module. */
export function importMap(integrity) {
  const imports = ENTRIES.map((name) => [name === 'ordinacia' ? name : `ordinacia/${name}`, `./esm/${name}.js`]);
  const modules = Object.entries(integrity).filter(([path]) => path.startsWith('esm/'));
  return {
    imports: Object.fromEntries(imports),
    integrity: Object.fromEntries(modules.map(([path, hash]) => [`./${path}`, hash])),
  };
}

/** For each entry the preload lines of a page's head, so that a browser requests all its modules at once. */
export function modulePreloads() {
  const linesOf = (name) =>
    [...loadedWith(`esm/${name}.js`)].map(
      (path) => `<link rel="modulepreload" href="./${path}" integrity="${hashOf(path)}" />`,
    );
  return ENTRIES.map((name) => [`<!-- ordinacia${name === 'ordinacia' ? '' : `/${name}`} -->`, ...linesOf(name)])
    .flat()
    .join('\n')
    .concat('\n');
}
