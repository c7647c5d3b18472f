// @ts-check
// `npm run release -- 0.2.0`: tests, versions, commits, tags and packs a release. `--dry-run` only prints the steps.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { isReleaseTested } from './release-record.mjs';
import { releaseChangelog } from './release-changelog.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({ options: { 'dry-run': { type: 'boolean' } }, allowPositionals: true });
const [version = ''] = positionals;
const isDry = values['dry-run'] ?? false;

const folder = 'dist/release';
const say = (/** @type {string} */ text) => console.log(text);
const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const run = (/** @type {string} */ command, /** @type {string[]} */ ...args) => {
  say(`> ${command} ${args.join(' ')}`);
  if (!isDry) execFileSync(command, args, { cwd: root, stdio: 'inherit' });
};
const write = (/** @type {string} */ path, /** @type {string} */ text) => {
  say(`> ${path}`);
  if (!isDry) writeFileSync(`${root}/${path}`, text);
};

/** @param {string} reason @returns {never} */
function refuse(reason) {
  console.error(reason);
  process.exit(1);
}

/** @type {{ version: string }} */
const { version: current } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
const numbersOf = (/** @type {string} */ text) => text.split('.').map(Number);
if (!/^\d+\.\d+\.\d+$/.test(version)) refuse('Which version? Such as: npm run release -- 0.2.0');
const [was, will] = [numbersOf(current), numbersOf(version)];
const first = will.findIndex((each, index) => each !== was[index]);
if (first < 0 || (will[first] ?? 0) < (was[first] ?? 0)) refuse(`${version} does not come after ${current}.`);
if (git('status', '--porcelain') !== '') refuse('There are changes that are not committed.');
if (git('tag', '--list', `v${version}`) !== '') refuse(`There is a tag v${version} already.`);

/** Zips the files of the package, for users without a package manager. @param {string} name */
function zip(name) {
  say(`> ${folder}/${name}.zip`);
  if (isDry) return;
  const packed = `${root}/${folder}/package`;
  const files = readdirSync(packed, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const paths = files.map((each) => join(each.parentPath, each.name));
  const named = paths.map((path) => [`${name}/${relative(packed, path).replaceAll('\\', '/')}`, readFileSync(path)]);
  writeFileSync(`${root}/${folder}/${name}.zip`, zipSync(Object.fromEntries(named)));
  rmSync(packed, { recursive: true });
}

const today = new Date().toISOString().slice(0, 10);
const changelog = releaseChangelog(readFileSync(`${root}/CHANGELOG.md`, 'utf8'), version, today);
if (changelog === null) refuse('CHANGELOG.md has nothing under „Unreleased“.');
if (!isReleaseTested(root))
  refuse('What `npm run test:release` guards has changed since its last green run. Run it and commit its record.');

run('npm', 'test');
run('npm', 'version', version, '--no-git-tag-version', '--ignore-scripts');
write('CHANGELOG.md', changelog);
// Pages about installing the package name its file.
for (const page of [
  'build/package-readme.md',
  ...readdirSync(`${root}/docs`, { recursive: true }).map((name) => `docs/${name}`),
]) {
  if (!page.endsWith('.md')) continue;
  const text = readFileSync(`${root}/${page}`, 'utf8');
  const named = text.replaceAll(`ordinacia-${current}.tgz`, `ordinacia-${version}.tgz`);
  if (named !== text) write(page, named);
}
run('git', 'commit', '--all', '--message', `Release ${version}`);
run('git', 'tag', '--annotate', `v${version}`, '--message', `Version ${version}`);
if (!isDry) {
  rmSync(`${root}/${folder}`, { recursive: true, force: true });
  mkdirSync(`${root}/${folder}`, { recursive: true });
}
run('npm', 'pack', '--pack-destination', folder);
run('npm', 'run', 'sbom');
run('tar', '-xzf', `${folder}/ordinacia-${version}.tgz`, '-C', folder);
zip(`ordinacia-${version}`);
say(
  `Version ${version} is in ${folder}. Not pushed, not published: git push --follow-tags, and the files to where your users get them.`,
);
