import * as v from 'valibot';
import WebSocket from 'ws';
import { troubleOf } from './client';

/** A message of the Pusher protocol, with its data parsed. */
export interface Message {
  event: string;
  channel: string | null;
  data: unknown;
}

export type PusherSocket = Exclude<Awaited<ReturnType<typeof openSocket>>, string>;

/** Connects. Resolves with the reason, as text, if that fails. */
export async function openSocket(url: string, origin: string, signal: AbortSignal, timeoutMs: number) {
  const socket = new WebSocket(url, { origin });
  const messages: Message[] = [];
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  socket.on('message', (data: Buffer) => {
    const message = read(data.toString());
    if (!message) return;
    if (message.event === 'pusher:ping') socket.send('{"event":"pusher:pong","data":{}}');
    messages.push(message);
    notify();
  });
  socket.on('close', notify);

  const refusal = await new Promise<string | null>((resolve) => {
    const settle = (reason: string | null) => {
      signal.removeEventListener('abort', late);
      resolve(reason);
    };
    const late = () => settle(`no socket within ${timeoutMs / 1000} s`);
    socket.once('open', () => settle(null));
    socket.once('unexpected-response', (_, answer) =>
      settle(`${answer.statusCode ?? 'no status'} instead of a socket`),
    );
    socket.on('error', (error) => settle(troubleOf(error, timeoutMs).trouble));
    if (signal.aborted) late();
    else signal.addEventListener('abort', late);
  });
  if (refusal !== null) {
    socket.terminate();
    return refusal;
  }

  return {
    /** Takes the first matching message, also one received earlier; `null` if the signal aborts or the socket closes before. */
    next: (isWanted: (message: Message) => boolean, until: AbortSignal) =>
      new Promise<Message | null>((resolve) => {
        const settle = (message: Message | null) => {
          listeners.delete(check);
          until.removeEventListener('abort', giveUp);
          resolve(message);
        };
        const giveUp = () => settle(null);
        const check = () => {
          const index = messages.findIndex(isWanted);
          const [message] = index < 0 ? [] : messages.splice(index, 1);
          if (message) settle(message);
          else if (socket.readyState === WebSocket.CLOSED || until.aborted) giveUp();
        };
        listeners.add(check);
        until.addEventListener('abort', giveUp);
        check();
      }),
    send: (event: string, data: object) => socket.send(JSON.stringify({ event, data })),
    close: () => socket.terminate(),
  };
}

/** `data` is a string of JSON, except in errors of some servers. */
function read(text: string): Message | null {
  const message = v.safeParse(messageSchema, parsed(text));
  if (!message.success) return null;
  const { data } = message.output;
  return { ...message.output, data: typeof data === 'string' ? parsed(data) : data };
}

const messageSchema = v.object({
  event: v.string(),
  channel: v.fallback(v.nullable(v.string()), null),
  data: v.optional(v.unknown(), null),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
