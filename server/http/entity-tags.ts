import { createHash } from 'node:crypto';

/** The tag of a body: each encoding of it is a representation of its own. */
export const etagOf = (body: string | Uint8Array): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Whether `If-None-Match` has the tag. A proxy that compresses or unpacks what it passes on marks the tag as weak. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;
