import type { FailureKind } from '../api/failure';
import type { ProblemCode } from './problems/report-once';

/** A kind of event, typed by the detail that its listeners get. */
export interface EventType<Detail> {
  readonly name: string;
  /** Never set: carries the type. */
  readonly detail?: Detail;
}

/** `name` also names the event among the tabs of a session. */
export const defineEvent = <Detail = null>(name: string): EventType<Detail> => ({ name });

/** The failures of calls that are reported to the page; the panel handles the others itself. */
const errorKinds = ['offline', 'timeout', 'forbidden', 'throttled', 'server', 'malformed'] as const;
/** A failed call, a chunk that did not load (`chunk`), or an error of ours (`crash`). */
export type ErrorCode = (typeof errorKinds)[number] | 'chunk' | 'crash';
export const errorCode = (kind: FailureKind): ErrorCode | null => errorKinds.find((one) => one === kind) ?? null;

/** A failure that is reported to the page, without personal data. */
export const errorReported = defineEvent<{ code: ErrorCode | ProblemCode; subject?: string }>('error');
/** The response of `administration-init` has arrived. */
export const appDataLoaded = defineEvent('app-data-loaded');
/** A message of the real-time channel, received here or by the leading tab. The payload is not checked. */
export const channelMessage = defineEvent<unknown>('channel-message');

export interface Events {
  emit<Detail>(type: EventType<Detail>, detail: Detail): void;
  /** Returns a function that unsubscribes. */
  on<Detail>(type: EventType<Detail>, listener: (detail: Detail) => void): () => void;
  /** The session expired. Returns whether a page takes over the next login. */
  emitExpiry(): boolean;
  /** `handler` returns whether its page takes over. Returns a function that unsubscribes. */
  onExpiry(handler: () => boolean): () => void;
}

export function createEvents(): Events {
  const listeners = new Map<EventType<unknown>, Set<(detail: never) => void>>();
  const expiryHandlers = new Set<() => boolean>();
  return {
    emit: (type, detail) => listeners.get(type)?.forEach((listener) => listener(detail as never)),
    on(type, listener) {
      const all = listeners.get(type) ?? new Set();
      listeners.set(type, all.add(listener));
      return () => void all.delete(listener);
    },
    // No short-circuit: every element dispatches its own event.
    emitExpiry: () => [...expiryHandlers].map((handler) => handler()).includes(true),
    onExpiry(handler) {
      expiryHandlers.add(handler);
      return () => void expiryHandlers.delete(handler);
    },
  };
}

export type OtherTabs = ReturnType<typeof createOtherTabs>;

/** The tabs of this browser that share a session. Messages name what has changed, and carry no data. */
export function createOtherTabs(channelName: string, isLoggedIn: () => boolean) {
  const listeners = new Map<string, (() => void)[]>();
  let channel: BroadcastChannel | null = null;
  return {
    /** Notifies the other tabs of a change that no event of the channel reports. */
    notify: ({ name }: EventType<null>) => channel?.postMessage(name),
    /** Listens to the other tabs while somebody is logged in. */
    on: ({ name }: EventType<null>, listener: () => void) =>
      void listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    /** Opens the channel. Returns a function that closes it. */
    open(): () => void {
      channel = openChannel(channelName);
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isLoggedIn()) listeners.get(String(data))?.forEach((listener) => listener());
      });
      return () => {
        channel?.close();
        channel = null;
      };
    },
  };
}

/** `BroadcastChannel` throws in a sandboxed frame. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
