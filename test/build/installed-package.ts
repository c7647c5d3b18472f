import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { temporaryFolder } from '../server/support/test-practice';
import { packPackage } from '../support/server/pack-package';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const run = promisify(execFile);

/** Packs the package as a release does, in `clone`, and installs it in `page` with npm's layout. */
export async function installPackage() {
  const folder = await temporaryFolder();
  const tarball = await packPackage(folder);
  const page = join(folder, 'page');
  const installed = join(page, 'node_modules', 'ordinacia');
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components', '1']);
  return { folder, tarball, page, installed, clone: join(folder, 'clone') };
}

/** Checks the types of a page's files, from `consumer/` or the README (`readme.js`), with the packages they need. */
export async function checkTypes(installed: string, files: readonly string[], needs: readonly string[]) {
  const page = await temporaryFolder();
  await mkdir(join(page, 'node_modules/@types'), { recursive: true });
  await writeFile(join(page, 'package.json'), '{ "type": "module" }');
  for (const name of needs) await symlink(join(ROOT, 'node_modules', name), join(page, 'node_modules', name));
  await symlink(installed, join(page, 'node_modules/ordinacia'));
  const readme = await readFile(join(installed, 'README.md'), 'utf8');
  for (const file of files) {
    const [name, language = ''] = file.split('.');
    if (name !== 'readme') await cp(join(ROOT, 'test/build/consumer', file), join(page, file));
    else await writeFile(join(page, file), new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(readme)?.[1] ?? '');
  }
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    // `plain.ts` is resolved as by a bundler, the others as by Node.
    ...(files.includes('plain.ts')
      ? { module: 'esnext', moduleResolution: 'bundler' }
      : { module: 'nodenext', moduleResolution: 'nodenext' }),
    jsx: 'react-jsx',
    allowJs: true,
    checkJs: true,
    strict: true,
    // React, Vue and Svelte bring their own types.
    skipLibCheck: needs.length > 0,
    preserveSymlinks: true,
    types: [],
    noEmit: true,
  };
  await writeFile(join(page, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  // Both compilers are tested, because pages may use either.
  const compiler = files.includes('plain.ts') ? 'typescript' : 'typescript-7';
  await run(process.execPath, [join(ROOT, 'node_modules', compiler, 'bin/tsc'), '-p', page]);
}
