import assert from 'node:assert/strict';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../server/support/test-practice';
import { ESLint } from 'eslint';
import { definedCalls } from '../../build/elements/calls.mjs';
import { generatedFiles } from '../../build/elements/generated-files.mjs';
import { endpointNames } from '../../src/elements/endpoints';

const FOLDERS = ['src', 'host', 'server', 'check', 'build', 'test'];
const OF_OTHERS = /[\\/](?:examples|consumer)[\\/]|\.d\.ts$/;
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** The imports of each file, static and dynamic, including types. Paths are relative to `root`. */
async function importsIn(root: string, files: readonly string[]): Promise<Map<string, string[]>> {
  const known = new Map(files.flatMap((file) => [file, file.replace(/\.tsx?$/, '')].map((name) => [name, file])));
  const entries = files.map(async (file) => {
    const code = await readFile(join(root, file), 'utf8');
    const named = [...code.matchAll(IMPORT)].map(([, path = '']) => known.get(join(dirname(file), path)));
    return [file, named.filter((one) => one !== undefined)] as const;
  });
  return new Map((await Promise.all(entries)).map(([file, imports]) => [file, [...imports]]));
}

/** Import circles that a walk meets, each as a path from a module back to itself. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const walk = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file);
    if (start >= 0) found.push([...way.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of [...imports.keys()].sort()) walk(file, []);
  return found;
}

describe('the modules', () => {
  it('import no other by a circle', async () => {
    const files = await Promise.all(
      FOLDERS.map(async (folder) =>
        (await readdir(folder, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name)),
      ),
    );
    const imports = await importsIn(
      process.cwd(),
      files.flat().filter((file) => !OF_OTHERS.test(file)),
    );
    assert.ok(imports.size > 1_000, `${imports.size} modules`);
    assert.deepEqual(circlesIn(imports), []);
  });

  it('would be found in a circle, also by an import that comes later, and one for a type', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'deep'));
    await writeFile(join(folder, 'one.ts'), `export { two } from './deep/two';`);
    await writeFile(join(folder, 'deep/two.ts'), `export const two = () => import('../three');`);
    await writeFile(
      join(folder, 'three.ts'),
      `import { four } from './four'; import './one'; export const three = four;`,
    );
    await writeFile(
      join(folder, 'four.ts'),
      `import type { three } from './three'; export const four: typeof three = 4;`,
    );
    const circles = circlesIn(await importsIn(folder, ['one.ts', 'deep/two.ts', 'three.ts', 'four.ts']));
    assert.deepEqual(circles, ['three.ts → four.ts → three.ts', 'deep/two.ts → three.ts → one.ts → deep/two.ts']);
  });
});

const eslint = new ESLint();

/** The rules that the project's configuration reports for code in a file of this name. */
async function reportedIn(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'a syntax error');
}

const PATHS = ['import-x/no-restricted-paths'];
const cases: readonly [string, string, string, readonly string[]][] = [
  ['a subject in a mechanism', 'src/state/one.ts', 'export const ticketIds = [];', ['subjects/no-subjects']],
  ['a subject in a comment of a mechanism', 'src/state/one.ts', '/** Such as a ticket. */\nexport const ids = [];', []],
  [
    'a call of a view',
    'src/features/tickets/one.tsx',
    'export const f = ({ client }) => client;',
    ['no-restricted-syntax'],
  ],
  ['a call of a hook', 'src/app/use-one.ts', 'export const f = (store) => store.client;', ['no-restricted-syntax']],
  ['a part of another feature', 'src/features/patients/one.ts', "import '../tickets/part';", PATHS],
  ['a view of another feature', 'src/features/patients/one.ts', "import '../tickets/room/ticket-row';", PATHS],
  [
    'the interface of another feature',
    'src/features/patients/one.ts',
    "import '../tickets';\nimport '../tickets/events';",
    [],
  ],
  ['a part in the server', 'server/features/tickets/one.ts', "import '../../../src/features/tickets/part';", PATHS],
  ['a contract in the check', 'check/one.ts', "import '../src/features/tickets/contract';", []],
  ['the server in the check', 'check/one.ts', "import '../server/stores';", PATHS],
];

for (const [what, filePath, code, rules] of cases) {
  it(`${what} is ${rules.length > 0 ? 'reported' : 'allowed'}`, async () => {
    assert.deepEqual(await reportedIn(filePath, code), rules);
  });
}

describe('files generated from the elements’ description', () => {
  it('B2 are in the repository as `npm run docs` generates them', async () => {
    for (const [path, text] of await generatedFiles()) {
      assert.equal(await readFile(path, 'utf8'), text, `${path} is outdated: npm run docs`);
    }
  });

  it('B2 each name of `endpoints` is that of one call, and no call is defined twice', async () => {
    const calls = await definedCalls();
    const names = calls.flatMap(({ name }) => name ?? []);
    assert.deepEqual(names.sort(), [...endpointNames].sort());
    assert.equal(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size, calls.length);
  });
});
