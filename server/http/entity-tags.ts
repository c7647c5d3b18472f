import { createHash } from 'node:crypto';

/** The ETag of a body; each encoding of a body has its own. */
export const etagOf = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Whether `If-None-Match` has the tag, perhaps marked as weak by a proxy that changes the compression. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;
