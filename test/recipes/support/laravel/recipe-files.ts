import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The documents that show files of a Laravel application. */
const DOCUMENTS = ['docs/integration/laravel.md', 'docs/capabilities.md', 'docs/embedding.md'];
/** A file of Laravel 11, not written: the application has the file of Laravel 8. */
const OF_LARAVEL_11 = 'bootstrap/app.php';

/** Writes every file from the documents into an application, as a reader does by hand. */
export async function writeRecipe(application: string): Promise<void> {
  const texts = await Promise.all(DOCUMENTS.map((name) => readFile(name, 'utf8')));
  const blocks = texts.join('\n').matchAll(/^```(?:php|blade)\n([^]*?)\n```$/gm);
  const files = [...blocks].flatMap(([, text = '']) => {
    const name = nameOf(text);
    assert.ok(name !== null || !/^(?:<\?php|\{\{--)/.test(text), `a file without a name:\n${text}`);
    return name === null || name === OF_LARAVEL_11 ? [] : [{ name, text }];
  });
  const names = files.map(({ name }) => name).sort();
  assert.deepEqual(names, [...new Set(names)], 'each file is shown once');
  assert.ok(names.length > 50, 'the files were found');
  for (const { name, text } of files) {
    const file = join(application, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${text}\n`);
  }
}

/** A file has its name in its first comment, or is a class. Other blocks are parts of files (`null`). */
function nameOf(text: string): string | null {
  const said = /^(?:<\?php\n\n\/\/|\{\{--) (\S+\.php)\b/.exec(text)?.[1];
  if (said !== undefined) return said;
  const namespace = /^<\?php\n\nnamespace App\\(\S+);$/m.exec(text)?.[1];
  const name = /^class (\w+)/m.exec(text)?.[1];
  return namespace === undefined || name === undefined ? null : `app/${namespace.replaceAll('\\', '/')}/${name}.php`;
}
