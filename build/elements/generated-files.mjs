import { readFile, writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import prettier from 'prettier';
import { describeElements } from './describe.mjs';
import { withTables } from './docs.mjs';
import { typesOf } from './types.mjs';

const TYPES = 'src/elements/types.generated.ts';
const DOCS = 'docs/embedding.md';

/**
 * What stands in the repository although it is made of the elements' description: path and text.
 * @returns {Promise<[string, string][]>}
 */
export async function generatedFiles() {
  const description = await describeElements();
  const files = [
    [TYPES, typesOf(description)],
    [DOCS, withTables(await readFile(DOCS, 'utf8'), description)],
  ];
  return Promise.all(files.map(async ([path, text]) => [path, await format(path, text)]));
}

const format = async (filepath, text) =>
  prettier.format(text, { ...(await prettier.resolveConfig(filepath)), filepath });

// `npm run docs`
if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  for (const [path, text] of await generatedFiles()) await writeFile(path, text);
}
