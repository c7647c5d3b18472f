import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { noticeOf } from '../../build/notices.mjs';

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
