import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { temporaryFolder } from '../server/support/test-practice';
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

/** Runs the project's linter on files of these names in another folder: which rules it reports for each. */
async function reportedIn(files: ReadonlyMap<string, string>): Promise<Map<string, string[]>> {
  const folder = await temporaryFolder();
  for (const path of ['.oxlintrc.json', 'build/lint']) await cp(path, join(folder, path), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  for (const [path, code] of [...files, ...INTERFACES.map((path) => [path, 'export {};'] as const)]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), code);
  }
  const { stdout } = await run(process.execPath, [OXLINT, '--format', 'json'], { cwd: folder }).catch(
    (error: unknown) => error as { stdout: string },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const found = new Map<string, string[]>();
  for (const { code, filename } of diagnostics) {
    if (OWN_RULES.test(code)) found.set(filename, [...(found.get(filename) ?? []), code]);
  }
  return found;
}

const run = promisify(execFile);
const OXLINT = resolve('node_modules/oxlint/bin/oxlint');
const INTERFACES = ['contract', 'events', 'index'].map((name) => `src/features/tickets/${name}.ts`);
/** Not the rules about types: the sources of these cases have none. */
const OWN_RULES = /^(?:ordinacia|react|eslint\(no-restricted)/;
const REF = 'export function One() { const ref = useRef(0); return <i>{ref.current}</i>; }';
/** Cases by the rule that reports them, or `nothing`: what it is, its file and code. */
const cases: Readonly<Record<string, readonly (readonly [what: string, path: string, code: string])[]>> = {
  'ordinacia(no-subjects)': [['a subject in a mechanism', 'src/state/one.ts', 'export const ticketIds = [];']],
  'ordinacia(client-in-view)': [
    ['a call of a view', 'src/features/tickets/one.tsx', 'export const f = ({ client }) => client;'],
    ['a call of a hook', 'src/app/use-one.ts', 'export const f = (store) => store.client;'],
  ],
  'ordinacia(changed-built-ins)': [['a loop that a page breaks', 'src/lib/one.ts', 'for (const key in {}) key;']],
  'ordinacia(restricted-importers)': [['a library in another folder', 'src/lib/two.ts', "import 'redaxios';"]],
  'ordinacia(dayless-page)': [['a page without its day', 'test/app/one.ts', 'export const f = (b) => b.newPage;']],
  'ordinacia(comment-start)': [
    ['a comment without its subject', 'check/two.ts', '/** It is one. */\nexport const one = 1;'],
  ],
  'react(refs)': [['a ref that is read while rendering', 'src/ui/one.tsx', REF]],
  'eslint(no-restricted-imports)': [
    ['another part of vest', 'src/forms/one.ts', "import { enforce } from 'vest';\nenforce;"],
    ['another subject in the server', 'server/features/tickets/two.ts', "import '../patients/store';"],
    ['a subject in a mechanism of the server', 'server/http/one.ts', "import '../features/tickets/store';"],
  ],
  'ordinacia(layering)': [
    ['a layer above', 'src/lib/three.ts', "import '../state/store';"],
    ['a part of another feature', 'src/features/patients/one.ts', "import '../tickets/part';"],
    ['a view of another feature', 'src/features/patients/two.ts', "import '../tickets/room/ticket-row';"],
    ['a part in the server', 'server/features/tickets/one.ts', "import '../../../src/features/tickets/part';"],
    ['the server in the check', 'check/three.ts', "import '../server/stores';"],
  ],
  nothing: [
    ['a subject in a comment of a mechanism', 'src/state/two.ts', '/** Such as a ticket. */\nexport const ids = [];'],
    ['a page without its day in a benchmark', 'test/bench/one.ts', 'export const f = (b) => b.newPage;'],
    ['an interface', 'src/features/patients/three.ts', "import '../tickets';\nimport '../tickets/events';"],
    ['a contract in the check', 'check/one.ts', "import '../src/features/tickets/contract';"],
  ],
};

describe('the linter', () => {
  let reported: Map<string, string[]>;
  before(async () => {
    const files = Object.values(cases).flat();
    reported = await reportedIn(new Map(files.map(([, path, code]) => [path, code])));
  });

  for (const [rule, all] of Object.entries(cases))
    for (const [what, path] of all)
      it(`reports ${rule} for ${what}`, () => {
        assert.deepEqual(reported.get(path) ?? ['nothing'], [rule]);
      });
});

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
