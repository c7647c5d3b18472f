export interface HttpMessage {
  /** `GET /api/tickets HTTP/1.1`, or the status line. */
  firstLine: string;
  /** Headers by their names in lower case. */
  headers: ReadonlyMap<string, string>;
  /** As sent, without the lengths of chunks. */
  body: Buffer;
  /** The whole message as received. */
  raw: Buffer;
}

interface HttpReader {
  /** The messages that these bytes complete. */
  push(bytes: Buffer): HttpMessage[];
  /** Received bytes that belong to no complete message yet; clears them. */
  rest(): Buffer;
}

/** Reads consecutive messages. `hasBody`: whether a message with this first line may have a body. */
export function createHttpReader(hasBody: (firstLine: string) => boolean = () => true): HttpReader {
  let pending: Buffer = Buffer.alloc(0);

  function next(): HttpMessage | null {
    const end = pending.indexOf('\r\n\r\n');
    if (end < 0) return null;
    const [firstLine = '', ...lines] = pending.subarray(0, end).toString('latin1').split('\r\n');
    const headers = new Map(lines.map(headerOf));
    const start = end + 4;
    const body = hasBody(firstLine) ? bodyFrom(pending, start, headers) : { body: Buffer.alloc(0), end: start };
    if (!body) return null;
    const raw = pending.subarray(0, body.end);
    pending = pending.subarray(body.end);
    return { firstLine, headers, body: body.body, raw };
  }

  return {
    push(bytes) {
      pending = pending.length === 0 ? bytes : Buffer.concat([pending, bytes]);
      const messages: HttpMessage[] = [];
      for (let message = next(); message; message = next()) messages.push(message);
      return messages;
    },
    rest() {
      const left = pending;
      pending = Buffer.alloc(0);
      return left;
    },
  };
}

function headerOf(line: string): [string, string] {
  const colon = line.indexOf(':');
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
}

function bodyFrom(
  bytes: Buffer,
  start: number,
  headers: ReadonlyMap<string, string>,
): { body: Buffer; end: number } | null {
  if (headers.get('transfer-encoding')?.includes('chunked')) return chunkedBody(bytes, start);
  const length = Number(headers.get('content-length') ?? 0);
  if (bytes.length < start + length) return null;
  return { body: bytes.subarray(start, start + length), end: start + length };
}

function chunkedBody(bytes: Buffer, start: number): { body: Buffer; end: number } | null {
  const parts: Buffer[] = [];
  for (let at = start; ;) {
    const line = bytes.indexOf('\r\n', at);
    if (line < 0) return null;
    const length = Number.parseInt(bytes.subarray(at, line).toString('latin1'), 16);
    const end = line + 2 + length + 2;
    if (Number.isNaN(length) || bytes.length < end) return null;
    if (length === 0) return { body: Buffer.concat(parts), end };
    parts.push(bytes.subarray(line + 2, end - 2));
    at = end;
  }
}
