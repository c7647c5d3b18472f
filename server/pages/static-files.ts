import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { acceptedEncoding, type Encoding } from '../compression';

/** Answers one file below the folder, or undefined when there is none of that name. */
export type StaticFiles = (c: Context, path: string) => Promise<Response | undefined>;

export interface StaticFilesOptions {
  /** Changes a page's text before it is sent. */
  transformPage?: (text: string) => string;
}

/** Serves the files below a folder, compressed, with an ETag; files whose name carries their hash may be kept for ever. */
export function createStaticFiles(
  folder: string,
  { transformPage = (text) => text }: StaticFilesOptions = {},
): StaticFiles {
  const stored = new Map<string, StoredFile>();

  const load = async (path: string): Promise<StoredFile | undefined> => {
    const file = await fileBelow(folder, path);
    if (file === undefined) return undefined;
    const { mtimeMs, size } = await stat(file);
    const known = stored.get(file);
    if (known?.version === `${mtimeMs} ${size}`) return known;
    const isPage = extname(file) === '.html';
    const content = isPage ? Buffer.from(transformPage(await readFile(file, 'utf8'))) : await readFile(file);
    const fresh = { version: `${mtimeMs} ${size}`, etag: etagOf(content), plain: content, packed: new Map() };
    stored.set(file, fresh);
    return fresh;
  };

  return async (c, path) => {
    const file = await load(path);
    if (!file) return undefined;
    const isWorthPacking = isText(path) && file.plain.length >= SMALL_BYTES;
    const encoding = isWorthPacking ? acceptedEncoding(c.req.header('accept-encoding')) : undefined;
    // Each encoding is a representation of its own.
    const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
    c.header('Cache-Control', HASHED_NAME.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    c.header('ETag', etag);
    if (isText(path)) c.header('Vary', 'Accept-Encoding');
    if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    c.header('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
    if (encoding) c.header('Content-Encoding', encoding);
    return c.body(encoding ? await packed(file, encoding) : new Uint8Array(file.plain));
  };
}

interface StoredFile {
  version: string;
  etag: string;
  plain: Buffer;
  /** Made once for each encoding, however many ask for it at the same time. */
  packed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
}

/** A chunk as rollup names it, `name-D3aDb33f.js`; a plain word of eight letters does not count as a hash. */
const HASHED_NAME = /-(?=[\w-]*[A-Z\d])[\w-]{8}\.(?:js|css)(?:\.map)?$/;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Undefined for anything but a regular file below the folder, with links resolved. */
async function fileBelow(folder: string, path: string): Promise<string | undefined> {
  const names = path.split('/').filter((name) => name !== '');
  if (names.length === 0 || names.some((name) => name.startsWith('.') || /[\\\0:]/.test(name))) return undefined;
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, ...names))]);
    return file.startsWith(root + sep) && (await stat(file)).isFile() ? file : undefined;
  } catch {
    // Missing: the caller answers 404.
    return undefined;
  }
}

/** Smaller files fit into one packet: compression gains nothing. */
const SMALL_BYTES = 1024;

const etagOf = (content: Buffer) => `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** A proxy that compresses or unpacks what it passes on marks the tag as weak. */
const isKnown = (known: string | undefined, etag: string) =>
  known?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;

/** Pictures are compressed already. */
const isText = (path: string) => TYPES[extname(path)] !== undefined && extname(path) !== '.png';

function packed(file: StoredFile, encoding: Encoding) {
  const known = file.packed.get(encoding);
  if (known) return known;
  const content = encoding === 'br' ? brotli(file.plain, BROTLI) : promisify(gzip)(file.plain);
  const bytes = content.then((made) => new Uint8Array(made));
  file.packed.set(encoding, bytes);
  return bytes;
}

const brotli = promisify<Buffer, { params: Record<number, number> }, Buffer>(brotliCompress);

/** Half a megabyte takes some tens of milliseconds, once; the best quality would take seconds. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
