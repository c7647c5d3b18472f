import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { billOfMaterials } from '../../build/bill-of-materials.mjs';
import { noticeOf } from '../../build/notices.mjs';

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
    for (const name of ['oxlint', 'rollup', 'vue', 'mootools']) assert.ok(!listed.has(refOf(name)), name);
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

const PERMISSION = 'Permission is hereby granted,\nto everybody.';

const licensed = (name: string, licenseText: string, noticeText: string | null = null) => ({
  name,
  version: '1.0.0',
  license: 'MIT',
  licenseText,
  noticeText,
});

describe('the notice of licences', () => {
  it('has each text once, after the packages that it holds for and their lines of copyright', () => {
    const text = noticeOf([
      licensed(
        'two',
        `The MIT License (MIT)\r\n\r\nCopyright (c) 2 Two\r\nCopyright (c) 3 Others\r\n\r\n${PERMISSION}`,
      ),
      licensed('other', 'ISC License\n\nCopyright 4 Other\n\nPermission to use, for all.\n\nCopyright (c) 5 A part'),
      licensed('one', `MIT License\n\nCopyright © 1 One\n\n${PERMISSION.replace('\n', ' ')}\n`, 'Told by one'),
    ]);
    const [, ...parts] = text.split(`${'-'.repeat(80)}\n`);
    assert.deepEqual(parts, [
      `one 1.0.0 (MIT)
Copyright © 1 One
Told by one
two 1.0.0 (MIT)
Copyright (c) 2 Two
Copyright (c) 3 Others

Permission is hereby granted, to everybody.

`,
      `other 1.0.0 (MIT)
Copyright 4 Other

Permission to use, for all.

Copyright (c) 5 A part
`,
    ]);
  });
});
