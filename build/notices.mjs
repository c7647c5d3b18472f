import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import license from 'rollup-plugin-license';

const FILE = 'dist/NOTICE';
/** Packages that the scripts contain. */
let packages = [];

/** `dist/NOTICE`: the licences of all bundled packages. A package without a licence fails the build. */
export const notices = () =>
  license({
    thirdParty: {
      allow: {
        test: ({ license: name, licenseText }) => ALLOWED.has(name) && Boolean(licenseText),
        failOnViolation: true,
        failOnUnlicensed: true,
      },
      output: {
        file: FILE,
        template(found) {
          packages = found;
          return noticeOf(found);
        },
      },
    },
  });

const ALLOWED = new Set(['MIT', 'ISC', '0BSD', 'Apache-2.0', '(MPL-2.0 OR Apache-2.0)']);

const HEAD = `The scripts of Ordinácia contain the following packages, or parts of them, each under its own licence.
`;

const byName = (one, other) => one.name.localeCompare(other.name, 'en');

/**
 * Each licence text once, after its packages and their copyright lines: most texts differ only in these lines.
 * @param {readonly Package[]} found
 * @typedef {{ name: string, version: string, license: string, licenseText: string, noticeText?: string | null }} Package
 */
export function noticeOf(found) {
  const parts = new Map();
  for (const each of found.toSorted(byName)) {
    const { head, text } = splitText(each.licenseText.trim());
    const key = text.replaceAll(/\s+/g, ' ');
    const { heads, ...part } = parts.get(key) ?? { heads: [], text };
    const own = [`${each.name} ${each.version} (${each.license})`, ...head, each.noticeText?.trim() ?? ''];
    parts.set(key, { ...part, heads: [...heads, own.filter(Boolean).join('\n')] });
  }
  const written = [...parts.values()].map(({ heads, text }) => [LINE, ...heads, '', text, ''].join('\n'));
  return `${HEAD}\n${written.join('\n')}`;
}

const LINE = '-'.repeat(80);

/** The lines of copyright at the head of a licence, and the rest without its title. */
function splitText(licenseText) {
  const lines = licenseText.split('\n').map((line) => line.trimEnd());
  const end = lines.findIndex((line) => !TITLE.test(line) && !COPYRIGHT.test(line));
  return { head: lines.slice(0, end).filter((line) => COPYRIGHT.test(line)), text: lines.slice(end).join('\n') };
}

const TITLE = /^(?:(?:The )?(?:MIT|ISC) License(?: \(MIT\))?)?$/i;
const COPYRIGHT = /^Copyright /;

/** Adds the licences of packages that are in none of the scripts. @param {readonly string[]} names */
export function addNotices(names) {
  const known = packages.map(({ name, version }) => `${name} ${version}`);
  const added = names.map(packageInModules).filter(({ name, version }) => !known.includes(`${name} ${version}`));
  writeFileSync(FILE, noticeOf([...packages, ...added]));
}

/** A package as `rollup-plugin-license` would find it. */
function packageInModules(name) {
  const folder = join('node_modules', name);
  const { version, license: id } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (!file) throw new Error(`${name} has no licence to travel with.`);
  return { name, version, license: id, licenseText: readFileSync(join(folder, file), 'utf8') };
}
