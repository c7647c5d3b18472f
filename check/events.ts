import { fieldOf } from './reading';
import type { Deadline, Listening } from './realtime';
import type { Message } from './socket';
import { printable } from './words';

export interface HeardEvents {
  isHeard: boolean;
  /** The names of others that came instead. */
  others: string[];
}

/** Hears the channel as the panel does: an action is an event's name, or the `action` of its payload. */
export function listenForEvents({ socket, channel }: Listening, deadline: Deadline) {
  const isOfChannel = (message: Message) => message.channel === channel && !message.event.startsWith('pusher');
  return {
    /** Waits for an action. After another one only a little longer: it was probably this, by another name. */
    async next(action: string): Promise<HeardEvents> {
      const others: string[] = [];
      let until = deadline(EVENT_WAIT_MS);
      for (;;) {
        const message = await socket.next(isOfChannel, until);
        if (!message) return { isHeard: false, others };
        const given = fieldOf(message.data, 'action');
        const name = typeof given === 'string' ? given : message.event.replace(/^\./, '');
        if (name === action) return { isHeard: true, others };
        if (others.length === 0) until = AbortSignal.any([until, AbortSignal.timeout(AFTER_ANOTHER_MS)]);
        others.push(printable(name));
      }
    },
  };
}

/** A queue's worker may sleep for 3 s. */
const EVENT_WAIT_MS = 10_000;
const AFTER_ANOTHER_MS = 2000;
