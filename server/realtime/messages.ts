import * as v from 'valibot';

const fields = v.record(v.string(), v.unknown());
const parsed = v.pipe(v.string(), v.parseJson());

/** Some clients send `data` as an object, some as JSON in a text. */
const messageSchema = v.pipe(
  parsed,
  v.object({ event: v.string(), data: v.fallback(v.union([v.pipe(parsed, fields), fields]), {}) }),
);

export type ClientMessage = v.InferOutput<typeof messageSchema>;

/** Null when it is not a message of the protocol. */
export function readMessage(text: string): ClientMessage | null {
  const message = v.safeParse(messageSchema, text);
  return message.success ? message.output : null;
}
