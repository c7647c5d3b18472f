import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';

const LONGEST_LINE = 120;
const CODE = /^ *```[^]*?^ *```$/gm;

const inDocs = readdirSync('docs', { recursive: true }).map((name) => join('docs', String(name)));
const pages = ['README.md', 'CONTRIBUTING.md', ...inDocs.filter((name) => name.endsWith('.md'))].map((name) => ({
  name,
  // Code lines become empty, so that line numbers stay right.
  prose: readFileSync(name, 'utf8').replace(CODE, (code) => code.replace(/.+/g, '')),
}));

describe('the documents', () => {
  it('have lines of at most 120 characters, but for tables, code, comments and addresses', () => {
    const long = pages.flatMap(({ name, prose }) =>
      prose
        .split('\n')
        .map((line, index) => ({ at: `${name}:${index + 1}`, text: line.replace(/<!--.*?-->|\]\(.*?\)/g, '') }))
        .filter(({ text }) => !text.startsWith('|') && text.length > LONGEST_LINE)
        .map(({ at }) => at),
    );
    assert.deepEqual(long, []);
    assert.ok(pages.length > 40);
  });

  it('link to files that are there', () => {
    const dead = pages.flatMap(({ name, prose }) =>
      [...prose.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !/^(?:https?|mailto):/.test(link) && !existsSync(join(dirname(name), link)))
        .map((link) => `${name}: ${link}`),
    );
    assert.deepEqual(dead, []);
  });
});
