// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * @typedef {{ type: string, url: string }} Reference
 * @typedef {{ license?: { id?: string, name?: string }, expression?: string }} License
 * @typedef {{ 'bom-ref': string, name: string, version: string, licenses?: License[], externalReferences?: Reference[] }} Component
 * @typedef {{ ref: string, dependsOn: string[] }} Dependency
 * @typedef {{ bomFormat: string, metadata: { component: Component }, components: Component[], dependencies: Dependency[] }} Bill
 * @typedef {{ name?: string, version?: string, dev?: boolean }} Locked
 */

/**
 * CycloneDX bill of materials of a release: npm's own bill without the packages that the lock file marks as development only, with
 * the binaries of every system. npm's `--omit dev` would also drop packages that a development dependency shares, such as React.
 * @returns {Bill}
 */
export function billOfMaterials() {
  /** @type {{ name: string, dependencies: Record<string, string> }} */
  const { name, dependencies } = readJson('package.json');
  const bill = wholeBill();
  const { component } = bill.metadata;
  const released = releasedRefs();
  const isDirect = (/** @type {string} */ ref) => ref.slice(0, ref.lastIndexOf('@')) in dependencies;
  return {
    ...bill,
    // npm names the component after its folder.
    metadata: { ...bill.metadata, component: { ...component, name } },
    components: bill.components.filter((each) => released.has(each['bom-ref'])).map(withoutDownload),
    dependencies: bill.dependencies.flatMap(({ ref, dependsOn }) => {
      const isOwn = ref === component['bom-ref'];
      if (!isOwn && !released.has(ref)) return [];
      return { ref, dependsOn: dependsOn.filter((each) => released.has(each) && (!isOwn || isDirect(each))) };
    }),
  };
}

/** @returns {Bill} */
function wholeBill() {
  const options = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const printed = execFileSync('npm', options, {
    cwd: new URL('..', import.meta.url),
    encoding: 'utf8',
    maxBuffer: LARGEST_BYTES,
    // npm's remarks about this machine's settings go to stderr.
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  return JSON.parse(printed);
}

const LARGEST_BYTES = 64 * 1024 * 1024;

/** Packages that `npm ci --omit dev` installs, as `react@19.3.1`. */
function releasedRefs() {
  /** @type {{ packages: Record<string, Locked> }} */
  const { packages } = readJson('package-lock.json');
  const released = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  return new Set(
    released.map(([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`),
  );
}

/** Download addresses depend on this machine's registry, not on the release. @param {Component} component */
const withoutDownload = (component) => ({
  ...component,
  externalReferences: (component.externalReferences ?? []).filter(({ type }) => type !== 'distribution'),
});

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));
