import type { Paths } from '../api/define-call';
import type { HostEcho } from '../realtime/host-echo';
import type { GetToken } from './session/session';

export type { HostEcho };

/** The configuration of a store, from the attributes and properties of an element. */
export interface StoreConfig {
  /** Origin, and path prefix, of the API; without a trailing slash. */
  apiBase: string;
  tokenKey: string;
  endpoints: Paths;
  /** Set if the page itself holds the token. */
  getToken: GetToken | null;
  /** Origins of pictures beside the page's and the API's, separated by spaces. */
  pictureOrigins: string | null;
  /** The practice's time zone (IANA name), where the server names none. */
  timeZone: string | null;
  realtime: RealtimeConfig;
}

export interface RealtimeConfig {
  /** The page's own Echo, used instead of a connection of ours. */
  echo: HostEcho | null;
  /** The Pusher application's key; without it the panel polls. */
  key: string | null;
  host: string | null;
  port: number | null;
  tls: boolean | null;
  cluster: string | null;
  /** Path of the channel authorization below `api-base`. */
  authPath: string;
  /** The channel's name, with `{id}` in place of the admin's id. */
  channel: string;
}

/** The configuration with the settings that changed from `before` to `after`; the same object if none did. */
export const withChanges = (config: StoreConfig, before: StoreConfig, after: StoreConfig): StoreConfig => {
  const { realtime } = config;
  const next = { ...after, realtime: changed(realtime, before.realtime, after.realtime) };
  return changed(config, { ...before, realtime }, next);
};

function changed<Part extends object>(part: Part, before: Part, after: Part): Part {
  const entries = Object.entries(after).filter(([name, value]) => value !== Reflect.get(before, name));
  return entries.length > 0 ? Object.assign({ ...part }, Object.fromEntries(entries)) : part;
}
