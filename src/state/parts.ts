import type { CallOptions, Client } from '../api/client';
import type { Call } from '../api/define-call';
import type { Recovery } from '../lib/retries';
import type { TextStorage } from '../lib/storage';
import type { AppData, InitialData, SettingValues } from './app-data';
import type { Events, OtherTabs } from './events';
import type { Drafts } from './forms/drafts';
import type { ChannelResources } from './live/channel-resources';
import type { ClearReason, Part } from './part';
import type { Session } from './session/session';
import type { IdempotencyKeys, SessionScope } from './session/session-calls';
import type { Clock } from './ui/clock';
import type { Popups } from './ui/popups';
import type { Toasts } from './ui/toasts';

/** A part is identified by the function that creates it. */
export type PartDefinition<T extends Part> = (core: Core) => T;

/** The mechanisms of a store, passed to its parts. */
export interface Core {
  client: Client;
  /** The base address of the calls: absolute, without a trailing slash. */
  apiBase: string;
  storage: TextStorage;
  session: Session;
  scope: SessionScope;
  keys: IdempotencyKeys;
  clock: Clock;
  recovery: Recovery;
  events: Events;
  otherTabs: OtherTabs;
  channel: ChannelResources;
  appData: AppData;
  settingValues: SettingValues;
  drafts: Drafts;
  popups: Popups;
  toasts: Toasts;
  /** The part of a definition: created once, when it is first used. */
  part<T extends Part>(definition: PartDefinition<T>): T;
  /** Loads code on demand. Rejects with a `Failure` if it does not load, or its session has ended. */
  loadCode<Code>(name: string, load: () => Promise<Code>): Promise<Code>;
}

/** The contribution of the features to every store. */
export interface Panel {
  /** The parts that every store creates at once; the others are created when they are first used. */
  residents: readonly PartDefinition<Part>[];
  /** Loads the data of the whole panel. */
  loadAppData(client: Client, options: CallOptions): Promise<InitialData>;
  /** Calls that every server has: if one is not found, `api-base` is wrong. The first one needs a session. */
  probes: readonly [Call, ...Call[]];
}

/**
 * Defines a part. It is created when it is first used, from whichever chunk it arrives in, and cleared with the session. Parts notify each
 * other of changes by events.
 */
export const definePart = <T extends Part>(create: PartDefinition<T>): PartDefinition<T> => create;

/** The parts of a store that have been created. */
export function createParts(coreOf: () => Core) {
  const parts = new Map<PartDefinition<Part>, Part>();
  let stops: (() => void)[] | null = null;

  const start = (part: Part) => part.start && stops?.push(part.start());

  return {
    /** The part of a definition, created on first use. */
    of<T extends Part>(definition: PartDefinition<T>): T {
      const known = parts.get(definition);
      // Safe: only the definition itself creates what is stored under it.
      if (known) return known as T;
      const part = definition(coreOf());
      parts.set(definition, part);
      start(part);
      // Nothing is loaded before the start, which loads everything.
      if (stops && coreOf().session.isLoggedIn.peek()) part.load?.();
      return part;
    },
    load: () => parts.forEach((part) => part.load?.()),
    flush: () => Promise.all([...parts.values()].map(async (part) => part.flush?.())),
    restore: () => parts.forEach((part) => part.restore?.()),
    clear: (reason: ClearReason) => parts.forEach((part) => part.clear(reason)),
    /** Starts all parts. Returns a function that stops them. */
    start(): () => void {
      stops = [];
      parts.forEach(start);
      return () => {
        stops?.forEach((stop) => stop());
        stops = null;
      };
    },
  };
}
