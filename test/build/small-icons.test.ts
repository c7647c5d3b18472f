import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { joinPaths, smallIcons } from '../../build/small-icons.mjs';
import { temporaryFolder } from '../server/support/test-practice';

describe('small icons', () => {
  it('draw all lines as one path, each from where it began', () => {
    assert.deepEqual(
      joinPaths([
        ['path', { d: 'm2 2 20 20', key: 'a' }],
        ['path', { d: 'm19 12-7 7-7-7', key: 'b' }],
        ['path', { d: 'm.5-.5v3', key: 'c' }],
        ['path', { d: 'M12 5v14', key: 'd' }],
      ]),
      [['path', { d: 'm2 2 20 20M19 12l-7 7-7-7M.5-.5v3M12 5v14', key: 0 }]],
    );
  });

  it('keep other shapes, and paths with more than their lines, apart', () => {
    assert.deepEqual(
      joinPaths([
        ['circle', { cx: '12', cy: '12', r: '10', key: 'a' }],
        ['path', { d: 'M12 6v6l4 2', key: 'b' }],
        ['path', { d: 'M1 1', fill: 'none', key: 'c' }],
        ['path', { d: 'm2 2v1', key: 'd' }],
      ]),
      [
        ['circle', { cx: '12', cy: '12', r: '10', key: 0 }],
        ['path', { d: 'M12 6v6l4 2M2 2v1', key: 1 }],
        ['path', { d: 'M1 1', fill: 'none', key: 2 }],
      ],
    );
  });

  it('are made of their shapes, without a name or an alias', async () => {
    const { transform } = smallIcons();
    const made = async (iconData: string) => {
      const folder = join(await temporaryFolder(), 'lucide-react', 'dist', 'esm', 'icons');
      const path = join(folder, 'user.mjs');
      const code = `const createLucideIcon = () => null;\nexport const __iconData = ${iconData};\nexport default createLucideIcon(__iconData);\n`;
      await mkdir(folder, { recursive: true });
      await writeFile(path, code);
      return (await transform(code, path))?.code;
    };
    const shapes = 'node: [["path", { d: "M1 1", key: "1yyitq" }], ["line", { x1: "1", key: "nufk8" }]]';
    const node = '[["path",{"d":"M1 1","key":0}],["line",{"x1":"1","key":1}]]';
    const begin = "import createLucideIcon from '../createLucideIcon.mjs'; export default createLucideIcon(";
    assert.equal(await made(`{ name: "user", size: 24, ${shapes}, aliases: ["person"] }`), `${begin}${node});`);
    await assert.rejects(made(`{ size: 16, ${shapes} }`), /has the size 16/);
    assert.equal(await transform('createLucideIcon(x)', '/project/src/icon.ts'), null);
  });

  it('have their size, the width of their stroke and a label; without one, screen readers pass over them', async () => {
    const made = await smallIcons().transform('', '/p/node_modules/lucide-react/dist/esm/createLucideIcon.mjs');
    const code = made?.code.replace("'react'", JSON.stringify(import.meta.resolve('react'))) ?? '';
    const { default: create } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      default(shapes: unknown): FunctionComponent<object>;
    };
    const Icon = create([['path', { d: 'M1 1', key: 0 }]]);
    const draw = (attributes: object) => renderToStaticMarkup(createElement(Icon, attributes));
    assert.equal(
      draw({ size: 18, strokeWidth: 1.5 }),
      '<svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.5" ' +
        'stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M1 1"></path></svg>',
    );
    const labelled = draw({ 'aria-label': 'Naliehavé' });
    assert.match(labelled, /width="24" height="24" .*stroke-width="2" .*aria-label="Naliehavé"/);
    assert.doesNotMatch(labelled, /aria-hidden/);
  });
});
