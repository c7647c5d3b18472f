/** Limits of a body's structure. A panel sends two parts, forty fields and three levels at most. */
export const BODY_LIMITS = {
  /** Limit of a form with files. */
  parts: 10,
  /** Limit of the headers of a part. */
  headBytes: 4 * 1024,
  /** Limit of JSON: all names and list items together. */
  fields: 1_000,
  /** Limit of a name, in characters. */
  nameLength: 200,
  /** Limit of JSON: depth of nested objects and lists. */
  depth: 10,
};

/**
 * The limit that a body exceeds, as text; undefined when none. Runs before any parser: the form parser needs 14 seconds for 140,000 parts
 * in 10 MB, which would block all other requests.
 */
export function excessOf(contentType: string, body: Buffer): string | undefined {
  if (isMultipart(contentType)) return excessOfParts(contentType, body);
  if (isUrlEncoded(contentType)) {
    const fields = [...new URLSearchParams(body.toString('utf8'))];
    return fields.length > BODY_LIMITS.fields ? 'too many fields' : excessOfNames(fields.map(([name]) => name));
  }
  return isJson(contentType) ? excessOfJson(body) : undefined;
}

export const isMultipart = (contentType: string) => /^multipart\/form-data\b/i.test(contentType);
export const isUrlEncoded = (contentType: string) => /^application\/x-www-form-urlencoded\b/i.test(contentType);
export const isJson = (contentType: string) => /^application\/([\w.-]+\+)?json\b/i.test(contentType);

/** Undefined without a boundary, or for one with characters that the form parser refuses. */
export const boundaryOf = (contentType: string): string | undefined =>
  /;\s*boundary=(?<quote>"?)(?<boundary>[\w'-]{1,70})\k<quote>\s*(?:;|$)/i.exec(contentType)?.groups?.['boundary'];

function excessOfParts(contentType: string, body: Buffer): string | undefined {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) return undefined;
  const line = Buffer.from(`--${boundary}`);
  let parts = 0;
  for (let at = body.indexOf(line); at >= 0; at = body.indexOf(line, at + line.length)) {
    // The closing line, which no part follows.
    if (body.subarray(at + line.length, at + line.length + 2).equals(END)) continue;
    parts += 1;
    if (parts > BODY_LIMITS.parts) return 'too many parts';
    const head = body.subarray(at, at + line.length + BODY_LIMITS.headBytes);
    if (!head.includes(HEAD_END) && body.length > at + head.length) return 'a name that is too long';
  }
  return undefined;
}

const END = Buffer.from('--');
const HEAD_END = Buffer.from('\r\n\r\n');

function excessOfJson(body: Buffer): string | undefined {
  let fields = 0;
  let level = [parsed(body)];
  for (let depth = 0; level.length > 0; depth += 1) {
    const boxes = level.filter(isBox);
    if (boxes.length > 0 && depth >= BODY_LIMITS.depth) return 'too many levels';
    level = [];
    for (const box of boxes) {
      const names = Object.keys(box);
      fields += names.length;
      if (fields > BODY_LIMITS.fields) return 'too many fields';
      const excess = excessOfNames(names);
      if (excess) return excess;
      level.push(...Object.values(box));
    }
  }
  return undefined;
}

/** An object or an array. */
const isBox = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const excessOfNames = (names: readonly string[]) =>
  names.some(({ length }) => length > BODY_LIMITS.nameLength) ? 'a name that is too long' : undefined;

/** An unreadable body is empty, as in Laravel. */
function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
