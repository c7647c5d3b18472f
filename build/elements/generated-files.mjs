import { readFile, readdir, writeFile } from 'node:fs/promises';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { format } from 'oxfmt';
import { definedCalls } from './calls.mjs';
import { describeElements } from './describe.mjs';
import { withTables } from './docs.mjs';
import { withProjectFiles } from './project-files.mjs';
import { withSizes } from './sizes.mjs';
import { typesOf } from './types.mjs';

const TYPES = 'src/elements/types.generated.ts';
const DOCS = 'docs/embedding.md';
const RECIPES = 'docs/integration';

/**
 * Files in the repository that are generated from the elements' description and the calls' definitions: path and text.
 * @returns {Promise<[string, string][]>}
 */
export async function generatedFiles() {
  const description = await describeElements();
  const files = [
    [TYPES, typesOf(description)],
    [DOCS, withSizes(withTables(await readFile(DOCS, 'utf8'), description, await definedCalls()))],
    ...(await recipes()),
  ];
  const { ignorePatterns: _, ...options } = JSON.parse(await readFile('.oxfmtrc.json', 'utf8'));
  return Promise.all(files.map(async ([path, text]) => [path, await formatted(path, text, options)]));
}

/** The pages of `docs/integration`, with the files of `host/examples` that they show, which are not in the package. */
async function recipes() {
  const names = await readdir(RECIPES);
  return Promise.all(
    names.map(async (name) => {
      const path = `${RECIPES}/${name}`;
      return [path, withSizes(await withProjectFiles(await readFile(path, 'utf8')))];
    }),
  );
}

async function formatted(path, text, options) {
  const { code, errors } = await format(path, text, options);
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(' ')}`);
  return code;
}

// `npm run docs`
if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  for (const [path, text] of await generatedFiles()) await writeFile(path, text);
}
