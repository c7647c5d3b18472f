import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';

/**
 * Builds the panel in another language: `ORDINACIA_LANGUAGE=cs npm run build` takes each file of `src/texts` from
 * `src/texts/cs`, which has the same files. A missing file fails the build, so that no half translation is released.
 * A file that needs no translation re-exports the Slovak one: `export * from '../../language/money'`.
 *
 * @param {{ language?: string | undefined, texts?: string }} options `texts` is the folder of the Slovak texts.
 * @returns {import('rollup').Plugin}
 */
export function inLanguage({ language = process.env.ORDINACIA_LANGUAGE, texts = 'src/texts' } = {}) {
  const original = resolve(texts);
  const translated = language && language !== 'sk' ? join(original, language) : null;
  return {
    name: 'in-language',
    buildStart() {
      if (!translated) return;
      const missing = textFiles(original).filter((file) => !existsSync(join(translated, file)));
      if (missing.length > 0) this.error(`${relative('.', translated)} lacks ${missing.join(', ')}`);
    },
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (!translated || !importer || !/^\.{1,2}\//.test(source)) return null;
        // A translation imports from the Slovak texts explicitly.
        if (isBelow(translated, importer)) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!found || !isBelow(original, found.id)) return found;
        return { ...found, id: join(translated, relative(original, found.id)) };
      },
    },
  };
}

/** A language's folder is named by its code: `cs`, `pt-BR`. */
const LANGUAGE = /^[a-z]{2}(?:-[A-Z]{2})?$/;

/** The files of the Slovak texts, below their folder. */
const textFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !LANGUAGE.test(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? textFiles(join(folder, entry.name)).map((file) => join(entry.name, file)) : entry.name,
    );

function isBelow(folder, path) {
  const relativePath = relative(folder, path);
  return !relativePath.startsWith('..') && !isAbsolute(relativePath);
}
