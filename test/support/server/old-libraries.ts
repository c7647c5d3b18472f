import { readFileSync } from 'node:fs';
import type { Middleware } from './practice-plugin';
import { OLD_LIBRARIES } from './old-libraries.mjs';

const ADDRESS = /^\/old-libraries\/([\w-]+)\.js$/;

/** Blocks with the methods of earlier versions, which a build may leave out. */
const COMPATIBILITY = /\/[*/]\s*<1\.\dcompat>[\s\S]*?<\/1\.\dcompat>(?:\*\/)?/g;

/** Serves the libraries of old portals, from Debian's packages and MooTools' npm package. */
export const oldLibraries: Middleware = async (context, next): Promise<void> => {
  const code = oldLibrary(ADDRESS.exec(context.path)?.[1] ?? '');
  if (code === null) {
    await next();
    return;
  }
  context.type = 'js';
  context.body = code;
};

/** The code of the library with this name; null if there is none. */
export function oldLibrary(name: string): string | null {
  const files = Object.hasOwn(OLD_LIBRARIES, name) ? OLD_LIBRARIES[name] : undefined;
  if (!files) return null;
  const code = files.map((file) => readFileSync(file, 'utf8')).join(';\n');
  return name.endsWith('-plain') ? code.replace(COMPATIBILITY, '') : code;
}
