import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { onTestEnd, temporaryFolder } from '../../server/support/test-practice';
import { installApart } from '../../support/server/install-apart';
import { printedAddress } from './printed-address';
import { packPackage } from '../../support/server/pack-package';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

/** Text in the examples that an integrator replaces by the address of the practice's server. */
const PLACEHOLDER = 'https://ordinacia.example';
/** Packages that the examples' `npm install` would install; here they are linked from the repository. */
const TOOLS = [
  '@sveltejs',
  '@vitejs',
  'laravel-echo',
  'pusher-js',
  'react',
  'react-dom',
  'svelte',
  'vite',
  'vue',
  'webpack',
];

/** Examples with too many tools for links: a folder of this name beside this file lists them. */
const WITH_OWN_TOOLS = ['angular'];

export interface Projects {
  /** Folder in which the package is installed, from its tarball. */
  installed: string;
  /**
   * Copies an example anew, with the address of the practice's server in it, and builds it if it has to be built. Some of its files may be
   * given in place of the example's. Resolves with its folder.
   */
  make(name: string, practice: string, given?: Readonly<Record<string, string>>): Promise<string>;
  tarball: string;
}

export async function installPackage(): Promise<Projects> {
  const folder = await temporaryFolder();
  const tarball = await packPackage(folder);
  const home = join(folder, 'projects');
  await mkdir(home);
  await writeFile(join(home, 'package.json'), '{ "private": true }');
  const quiet = ['--offline', '--no-audit', '--no-fund', '--no-package-lock'];
  await run('npm', ['install', ...quiet, tarball], { cwd: home });
  const modules = join(home, 'node_modules');
  // The package's own command stands there.
  await rm(join(modules, '.bin'), { recursive: true, force: true });
  for (const name of [...TOOLS, '.bin']) await symlink(join(ROOT, 'node_modules', name), join(modules, name));

  return {
    installed: join(modules, 'ordinacia'),
    tarball: basename(tarball),
    async make(name, practice, given = {}) {
      const project = join(home, name);
      await rm(project, { recursive: true, force: true });
      await cp(join(ROOT, 'host/examples', name), project, { recursive: true });
      for (const [file, text] of Object.entries(given)) await writeFile(join(project, file), text);
      const files = await readdir(project);
      for (const file of files) {
        const text = await readFile(join(project, file), 'utf8');
        await writeFile(join(project, file), text.replaceAll(PLACEHOLDER, practice));
      }
      const { scripts = {}, dependencies = {} } = files.includes('package.json') ? await readPackage(project) : {};
      if (WITH_OWN_TOOLS.includes(name)) {
        const listed = fileURLToPath(new URL(name, import.meta.url));
        const tools = await installApart(name, listed);
        const { dependencies: installed } = await readPackage(listed);
        assert.deepEqual({ ordinacia: '*', ...installed }, dependencies, `${listed} has what the example names`);
        await symlink(join(tools, 'node_modules'), join(project, 'node_modules'));
      }
      if (scripts['build']) await run('npm', ['run', 'build'], { cwd: project, env: withoutNodeOptions() });
      return project;
    },
  };
}

const readPackage = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>;
    dependencies?: Record<string, string>;
  };

/** A server of an example runs as a program of its own until the tests end. Resolves with its address. */
export function startProgram(args: string[], cwd: string, port: number): Promise<string> {
  // Colour codes would break the printed address; some programs print them wherever `CI` is set.
  const child = spawn('node', args, { cwd, env: { ...withoutNodeOptions(), PORT: String(port), NO_COLOR: '1' } });
  onTestEnd(() => void child.kill());
  return printedAddress(child);
}

function withoutNodeOptions() {
  return { ...process.env, NODE_OPTIONS: '', NODE_TEST_CONTEXT: undefined };
}
