import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { quickBundle } from '../../build/quick-bundle.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

describe('the gallery', () => {
  it('W10 shows every control of the kit', async () => {
    const { metafile } = await build({
      ...quickBundle('development', ROOT),
      // Only the names of our files count.
      packages: 'external',
      plugins: [],
      entryPoints: ['test/ui/gallery-page.tsx'],
      outdir: 'dist',
      write: false,
      metafile: true,
    });
    const kit = ['src/ui', 'src/forms'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true })
        .map((file) => `${folder}/${String(file).split(sep).join('/')}`)
        .filter((file) => file.endsWith('.tsx')),
    );
    for (const file of kit) assert.ok(file in metafile.inputs, file);
  });
});
