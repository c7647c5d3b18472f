import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { billOfMaterials } from '../../build/bill-of-materials.mjs';

interface Manifest {
  name: string;
  dependencies: Record<string, string>;
}
interface Lock {
  packages: Record<string, { version: string }>;
}

describe('the bill of materials', { timeout: 60_000 }, () => {
  const bill = billOfMaterials();
  const listed = new Map(bill.components.map((component) => [component['bom-ref'], component]));
  const { name: ownName, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const refOf = (name: string) => `${name}@${packages[`node_modules/${name}`]?.version ?? ''}`;

  it('lists each production dependency with its version and licence', () => {
    for (const name of Object.keys(dependencies)) assert.ok(listed.has(refOf(name)), refOf(name));
    for (const { name, version, licenses = [] } of listed.values()) {
      assert.match(version, /^\d+\.\d+\.\d+/, name);
      assert.ok(licenses.length > 0, name);
      for (const { license, expression } of licenses) assert.ok(license?.id ?? license?.name ?? expression, name);
    }
  });

  it('lists what they need in turn, for every system', () => {
    const needed = bill.dependencies.flatMap(({ dependsOn }) => dependsOn);
    for (const ref of needed) assert.ok(listed.has(ref), ref);
    for (const system of ['linux-x64-gnu', 'darwin-arm64', 'win32-x64-msvc'])
      assert.ok(listed.has(refOf(`@libsql/${system}`)), system);
  });

  it('lists nothing that only the development needs', () => {
    for (const name of ['eslint', 'rollup', 'vue', 'mootools']) assert.ok(!listed.has(refOf(name)), name);
    assert.deepEqual(
      bill.components.filter(({ name }) => name === 'react').map(({ version }) => version),
      [packages['node_modules/react']?.version],
    );
  });

  it('is CycloneDX, of this package, and names no place of download', () => {
    assert.equal(bill.bomFormat, 'CycloneDX');
    assert.equal(bill.metadata.component.name, ownName);
    assert.doesNotMatch(JSON.stringify(bill), /"distribution"|\.tgz/);
  });
});
