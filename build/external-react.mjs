/** Folder of the modules that take React from the page. */
export const EXTERNAL_FOLDER = 'esm-external-react';
const FOLDER = 'esm';

/** Packages that the page provides, by the names that @rollup/plugin-commonjs gives to their exports. */
const FROM_PAGE = {
  react: /^(?:reactExports|React(?:\$\d+)?)$/,
  'react/jsx-runtime': /^jsxRuntimeExports$/,
  'react-dom': /^reactDomExports$/,
  'react-dom/client': /^clientExports$/,
};

/**
 * Writes the modules a second time, for pages that already have React 19: React's chunk only re-exports the page's packages. Chunks that
 * import React, statically or lazily, directly or not, are copied, so that they import the copies; all others are shared.
 * The first plugin reads what React's chunk exports, before the minifier; the second one copies the finished chunks.
 */
export function externalReact() {
  let exported = [];
  return {
    beforeMinifier: {
      name: 'exports-of-react',
      renderChunk(code, chunk) {
        if (chunk.name === 'react') exported = exportsOf(code, this.parse);
        return null;
      },
    },
    afterAll: {
      name: 'external-react',
      generateBundle(_, bundle) {
        const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
        const react = chunks.find(({ name }) => name === 'react');
        const copied = leadingTo(react, chunks);
        for (const chunk of copied) {
          const code = chunk === react ? reexport(react, exported) : chunk.code;
          this.emitFile({
            type: 'asset',
            fileName: chunk.fileName.replace(FOLDER, EXTERNAL_FOLDER),
            source: code.replace(OTHER_CHUNK, (whole, name) => {
              const imported = bundle[`${FOLDER}/${name}`];
              return !imported || copied.has(imported) ? whole : `"../${FOLDER}/${name}"`;
            }),
          });
        }
      },
    },
  };
}

const OTHER_CHUNK = /"\.\/([^"]+)"/g;

/** The chunk with its direct and indirect importers. */
function leadingTo(target, chunks) {
  const found = new Set([target]);
  for (const { fileName } of found)
    for (const chunk of chunks)
      if (chunk.imports.includes(fileName) || chunk.dynamicImports.includes(fileName)) found.add(chunk);
  return found;
}

/** Pairs of each export's name and its local name inside the chunk. */
function exportsOf(code, parse) {
  return parse(code).body.flatMap((node) => {
    if (!node.type.startsWith('Export')) return [];
    if (node.type !== 'ExportNamedDeclaration' || node.declaration || node.source)
      throw new Error('The chunk of React exports in another way: see build/external-react.mjs.');
    return node.specifiers.map(({ local, exported }) => [exported.name, local.name]);
  });
}

/** The code of React's chunk that re-exports the page's packages. An unknown export fails the build, and needs a decision. */
function reexport({ imports }, exported) {
  const packages = Object.keys(FROM_PAGE);
  const names = exported.map(([outside, inside]) => {
    const from = packages.findIndex((each) => FROM_PAGE[each].test(inside));
    if (from < 0) throw new Error(`The chunk of React exports ${inside}: name it in build/external-react.mjs.`);
    return `p${from} as ${outside}`;
  });
  return [
    // Imports of React's own chunk: they must run before React does.
    ...imports.map((fileName) => `import"./${fileName.slice(FOLDER.length + 1)}";`),
    ...packages.map((name, index) => `import*as p${index} from"${name}";`),
    `export{${names.join(',')}};\n`,
  ].join('');
}
