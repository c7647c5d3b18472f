import type { Client } from '../api/client';
import type { Recovery } from '../lib/retries';
import type { TextStorage } from '../lib/storage';
import type { AppData } from './app-data';
import type { Events } from './events';
import type { Drafts } from './forms/drafts';
import type { ChannelResources } from './live/channel-resources';
import type { OtherTabs } from './live/other-tabs';
import type { Part } from './part';
import type { IdempotencyKeys } from './session/idempotency-keys';
import type { Session } from './session/session';
import type { SessionScope } from './session/session-scope';
import type { SettingValues } from './setting-values';
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
