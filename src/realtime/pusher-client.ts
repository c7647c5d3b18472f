/** The members of a Pusher client that we use, the same in every version. */
export interface PusherClient {
  readonly connection: PusherConnection;
  connect(): void;
  disconnect(): void;
}

export interface PusherConnection extends Bindable {
  readonly state: string;
  readonly socket_id: string;
  send_event(event: string, data: object): unknown;
}

export interface PusherChannel extends Bindable {
  readonly subscribed: boolean;
  /** The bound listeners of all events, and of each event; private members, the same since pusher-js 4. */
  readonly global_callbacks?: object;
  readonly callbacks?: { readonly _callbacks?: object };
  subscribe(): void;
  bind_global(listener: (event: string, payload: unknown) => void): unknown;
  unbind_global(listener: (event: string, payload: unknown) => void): unknown;
}

interface Bindable {
  bind(event: string, listener: (payload?: unknown) => void): unknown;
  unbind(event: string, listener: (payload?: unknown) => void): unknown;
}

/** Binds listeners by their events. Returns a function that removes these and no others. */
export function bindAll(target: Bindable, listeners: Readonly<Record<string, () => void>>): () => void {
  Object.entries(listeners).forEach((entry) => Reflect.apply(target.bind, target, entry));
  return () => Object.entries(listeners).forEach((entry) => Reflect.apply(target.unbind, target, entry));
}
