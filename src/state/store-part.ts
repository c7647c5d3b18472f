import type { Client } from '../api/client';
import type { Recovery } from '../lib/retries';
import type { Events } from './events';
import type { Forms } from './forms/forms';
import type { TicketReturns } from './resources/ticket-returns';
import type { TabMessage } from './live/other-tabs';
import type { AppData } from './resources/app-data';
import type { Tickets } from './resources/tickets';
import type { IdempotencyKeys } from './session/idempotency-keys';
import type { Session } from './session/session';
import type { SessionScope } from './session/session-scope';
import type { Slice } from './slice';
import type { Clock } from './ui/clock';
import type { Toasts } from './ui/toasts';

/** The context of a part of the store. */
export interface PartContext {
  client: Client;
  /** The base address of the calls: absolute, without a trailing slash. */
  apiBase: string;
  scope: SessionScope;
  keys: IdempotencyKeys;
  toasts: Toasts;
  recovery: Recovery;
  appData: AppData;
  tickets: Tickets;
  forms: Pick<Forms, 'storedTicketId'>;
  returns: TicketReturns;
  session: Session;
  clock: Clock;
  events: Events;
  notifyOtherTabs(message: TabMessage): void;
  /** The parts that were made: the store clears them with its slices. */
  made: Map<unknown, Slice>;
}

/** The store's part of this kind, which comes with the screen that shows it, so that no other page loads it. */
export function partOf<Part extends Slice>(context: PartContext, make: (context: PartContext) => Part): Part {
  const part = context.made.get(make) ?? make(context);
  context.made.set(make, part);
  // Only what `make` has made is kept by it.
  return part as Part;
}
