import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

const FOLDER = 'host/examples';

/** Inserts each example file after the comment that names it, in place of the code block there. */
export async function withProjectFiles(markdown) {
  const parts = markdown.split(MARK);
  for (let index = 1; index < parts.length; index += 2) {
    const name = parts[index];
    const text = (await readFile(`${FOLDER}/${name}`, 'utf8')).trimEnd();
    const kind = extname(name).slice(1);
    parts[index] = `<!-- file: ${name}, put in by npm run docs -->`;
    parts[index + 1] = parts[index + 1].replace(BLOCK, () => `\n\n\`\`\`${kind}\n${text}\n\`\`\`\n`);
  }
  return parts.join('');
}

const MARK = /<!-- file: (\S+?), put in by npm run docs -->/;
/** The code block after the comment, if any. */
const BLOCK = /^\n*(?:```[^]*?\n```\n)?/;
