import { requestPath } from '../request-path';

/** The path and query for the backend; undefined for a path that it could read differently than we do. */
export function forwardedPath(url = ''): string | undefined {
  const path = url.replace(/\?.*$/s, '');
  if (AMBIGUOUS.test(path) || !isDecodable(path)) return undefined;
  const address = requestPath(url);
  return address === null ? undefined : `${address.pathname}${address.search}`;
}

/**
 * Dots between slashes, empty parts, backslashes and parameters, also encoded once or more; control characters; and what a path never
 * has unencoded. No browser sends any of it: a router, a web server and a framework each resolve them in a way of their own.
 */
const AMBIGUOUS = /(?:^|\/)\.{1,2}(?:\/|$)|\/\/|[\\;#]|[^\x21-\x7E]|%(?:25)*(?:[01][\da-f]|7f|2e|2f|5c|3b)/i;

function isDecodable(path: string) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    // A broken escape, or bytes that are not UTF-8, such as a slash in two bytes.
    return false;
  }
}
