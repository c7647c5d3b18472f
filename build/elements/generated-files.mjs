import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { format } from 'oxfmt';
import { BUDGETS, PACKAGE_MEGABYTES } from '../budgets.mjs';
import { definedCalls } from './calls.mjs';
import { describeElements } from './describe.mjs';
import { withTables } from './docs.mjs';
import { typesOf } from './types.mjs';

const TYPES = 'src/elements/types.generated.ts';
const DOCS = 'docs/embedding.md';
const RECIPES = 'docs/integration';
const EXAMPLES = 'host/examples';

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

/** Inserts each example file after the comment that names it, in place of the code block there. */
async function withProjectFiles(markdown) {
  const parts = markdown.split(FILE_MARK);
  for (let index = 1; index < parts.length; index += 2) {
    const name = parts[index];
    const text = (await readFile(`${EXAMPLES}/${name}`, 'utf8')).trimEnd();
    const kind = extname(name).slice(1);
    parts[index] = `<!-- file: ${name}, put in by npm run docs -->`;
    parts[index + 1] = parts[index + 1].replace(BLOCK, () => `\n\n\`\`\`${kind}\n${text}\n\`\`\`\n`);
  }
  return parts.join('');
}

const FILE_MARK = /<!-- file: (\S+?), put in by npm run docs -->/;
/** The code block after the comment, if any. */
const BLOCK = /^\n*(?:```[^]*?\n```\n)?/;

const SIZES = new Map([
  ['the package', `${PACKAGE_MEGABYTES} MB`],
  ...BUDGETS.map(({ name, kilobytes }) => [name, `${kilobytes} kB`]),
]);
const SIZE_MARK = /<!-- at most: (.+?) -->.*?<!-- -->/g;

/** Inserts budgets where a page names them (`<!-- at most: the loader -->2 kB<!-- -->`): measured sizes would soon be outdated. */
export const withSizes = (markdown) =>
  markdown.replaceAll(SIZE_MARK, (_, name) => {
    const size = SIZES.get(name);
    if (size === undefined) throw new Error(`There is no budget of this name: ${name}.`);
    return `<!-- at most: ${name} -->${size}<!-- -->`;
  });

// `npm run docs`
if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  for (const [path, text] of await generatedFiles()) await writeFile(path, text);
}
