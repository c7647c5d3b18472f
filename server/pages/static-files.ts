import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { Context } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress';
import { getMimeType } from 'hono/utils/mime';
import { acceptedEncoding, compress, type Encoding, etagOf, isKnown } from '../http/responses';

/** The response with a file below the folder; undefined when there is none of that name. */
export type StaticFiles = (c: Context, path: string) => Promise<Response | undefined>;

/**
 * Serves the files below a folder, compressed, with an ETag; files whose name contains their hash are cached for ever.
 * Why none of hono's middleware does this: docs/decisions/server.md.
 * @param transformPage changes a page's text before it is sent
 */
export function createStaticFiles(folder: string, transformPage = (page: string) => page): StaticFiles {
  const sent = new Map<string, SentFile>();

  async function read(file: string, encoding: Encoding | undefined) {
    const isPage = extname(file) === '.html';
    const plain = isPage ? Buffer.from(transformPage(await readFile(file, 'utf8'))) : await readFile(file);
    const body = encoding ? await compress(plain, encoding) : new Uint8Array(plain);
    return { body, etag: etagOf(body) };
  }

  /** Reads and compresses once for each version of the file, also for simultaneous requests. */
  function load({ file, version }: FoundFile, encoding: Encoding | undefined) {
    const key = `${encoding} ${file}`;
    const known = sent.get(key);
    if (known?.version === version) return known.content;
    const content = read(file, encoding);
    sent.set(key, { version, content });
    content.catch(() => sent.delete(key));
    return content;
  }

  return async (c, path) => {
    const found = await fileBelow(folder, path);
    if (!found) return undefined;
    const type = getMimeType(path) ?? 'application/octet-stream';
    const isText = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type);
    const isWorthPacking = isText && found.size >= SMALL_BYTES;
    const encoding = isWorthPacking ? acceptedEncoding(c.req.header('accept-encoding')) : undefined;
    const { body, etag } = await load(found, encoding);
    c.header('Cache-Control', HASHED_NAME.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    c.header('ETag', etag);
    if (isText) c.header('Vary', 'Accept-Encoding');
    if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    c.header('Content-Type', type);
    if (encoding) c.header('Content-Encoding', encoding);
    return c.body(body);
  };
}

interface FoundFile {
  file: string;
  size: number;
  version: string;
}

interface SentFile {
  version: string;
  content: Promise<{ body: Uint8Array<ArrayBuffer>; etag: string }>;
}

/** A chunk's name by rollup, `name-D3aDb33f.js`; a plain word of eight letters does not count as a hash. */
const HASHED_NAME = /-(?=[\w-]*[A-Z\d])[\w-]{8}\.(?:js|css)(?:\.map)?$/;

/** Finds a regular file below the folder, after resolving links; undefined for anything else. */
async function fileBelow(folder: string, path: string): Promise<FoundFile | undefined> {
  const names = path.split('/').filter((name) => name !== '');
  if (names.length === 0 || names.some((name) => name.startsWith('.') || /[\\\0:]/.test(name))) return undefined;
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, ...names))]);
    const stats = await stat(file);
    const isServed = file.startsWith(root + sep) && stats.isFile();
    return isServed ? { file, size: stats.size, version: `${stats.mtimeMs} ${stats.size}` } : undefined;
  } catch {
    // Missing: the caller responds with 404.
    return undefined;
  }
}

/** Smaller files fit into one packet: compression gains nothing. */
const SMALL_BYTES = 1024;
