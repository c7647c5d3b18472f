/** A client's message, with the fields that are used. */
export interface ClientMessage {
  event: string;
  data: ReadonlyMap<string, unknown>;
}

/** Null when it is not a message of the protocol. */
export function readMessage(text: string): ClientMessage | null {
  const fields = fieldsOf(parse(text));
  const event = fields.get('event');
  if (typeof event !== 'string') return null;
  const data = fields.get('data');
  // Some clients send `data` as an object, some as JSON in a text.
  return { event, data: fieldsOf(typeof data === 'string' ? parse(data) : data) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
