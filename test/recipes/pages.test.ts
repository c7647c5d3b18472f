// needs: php
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, it } from 'node:test';

/** The pages of `docs`, for a reader who has only them and the package. */
describe('the pages of the recipes', () => {
  it('show every file of their projects', async () => {
    const shown = (await pages('docs/integration')).flatMap(([, text]) =>
      [...text.matchAll(/<!-- file: (\S+), put in by npm run docs -->/g)].map(([, name]) => name),
    );
    const folders = await readdir('host/examples', { withFileTypes: true });
    const entries = await Promise.all(
      folders
        .filter((folder) => folder.isDirectory())
        .map(({ name }) => readdir(join('host/examples', name), { recursive: true, withFileTypes: true })),
    );
    const files = entries
      .flat()
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative('host/examples', join(parentPath, name)).replaceAll('\\', '/'));
    assert.deepEqual(
      files.filter((file) => !shown.includes(file)),
      [],
    );
  });

  it('show PHP that can be parsed, as all other pages do', async () => {
    const broken: string[] = [];
    let count = 0;
    for (const [name, text] of await pages('docs')) {
      for (const [, code = ''] of text.matchAll(/^```php\n([^]*?)\n```$/gm)) {
        count += 1;
        const problem = await problemOfPhp(code.startsWith('<?php') ? code : `<?php\n${code}`);
        if (problem !== null) broken.push(`${name}: ${problem}\n${code}`);
      }
    }
    assert.deepEqual(broken, []);
    assert.ok(count > 15, 'the blocks were found');
  });
});

async function pages(folder: string): Promise<[string, string][]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.md'));
  return Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as [string, string]));
}

/** Output of `php -l` for a script; `null` if the script is valid. */
function problemOfPhp(script: string): Promise<string | null> {
  const child = spawn('php', ['-l']);
  let printed = '';
  child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
  child.stdin.end(script);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0 ? null : printed.trim()));
  });
}
