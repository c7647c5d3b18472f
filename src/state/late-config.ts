import type { Signal } from '@preact/signals-core';
import { isSameData } from '../lib/same-data';
import type { Connection } from './live/connection';
import type { Session } from './session/session';
import type { StoreConfig } from './store-config';

interface LateConfigContext {
  /** The current configuration. The store's parts read it where they use it. */
  config: StoreConfig;
  settings: Signal<StoreConfig>;
  session: Session;
  connection: Connection;
  loadAll(): void;
}

/** Applies settings that a page changes late. Reconnects and reloads only if their own settings have changed. */
export function applyLateConfig(next: StoreConfig, context: LateConfigContext): void {
  const { config, settings, session, connection, loadAll } = context;
  const hasOtherPaths = !isSameData(config.endpoints, next.endpoints);
  const hasOtherSocket = config.realtime !== next.realtime;
  const before = session.key.peek();
  Object.assign(config, next);
  settings.value = next;
  session.follow(next);
  const token = session.token.peek();
  // `follow` has begun another session, which uses the new settings.
  if (token === null || session.key.peek() !== before) return;
  if (hasOtherSocket || hasOtherPaths) {
    connection.end();
    connection.begin(token);
  }
  if (hasOtherPaths) loadAll();
}
