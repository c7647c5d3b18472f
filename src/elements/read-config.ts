import type { Endpoints } from './endpoints';
import type { GetToken } from '../state/session/session';
import type { HostEcho, StoreConfig } from '../state/store-config';
import { pageAddress } from './host-page';
import type { SharedProperties } from './types.generated';

/** A panel element with its settings. */
export interface Configured extends HTMLElement, SharedProperties {
  readonly endpoints: Readonly<Partial<Endpoints>>;
  readonly getToken: GetToken | null;
  readonly echo: HostEcho | null;
}

/** Whether a text can be an `api-base`. Not a bare host with a port: `localhost:` would be the scheme. */
export const isUsableBase = (text: string): boolean =>
  (/^https?:\/\//i.test(text) || !/^[^/?#]*:/.test(text)) && URL.canParse(text, pageAddress());

/**
 * The store's configuration, from an element's attributes and properties; `null` if `api-base` is not an address. `address`: the page's own,
 * which a relative `api-base` follows.
 */
export function readConfig(element: Configured, address = pageAddress()): StoreConfig | null {
  if (!isUsableBase(element.apiBase)) return null;
  return {
    apiBase: new URL(element.apiBase, address).href.replace(/\/+$/, ''),
    tokenKey: element.tokenKey,
    endpoints: element.endpoints,
    getToken: element.getToken,
    pictureOrigins: element.pictureOrigins,
    timeZone: element.timeZone,
    realtime: {
      echo: element.echo,
      key: element.realtimeKey,
      host: element.realtimeHost,
      port: element.realtimePort,
      tls: element.realtimeTls,
      cluster: element.realtimeCluster,
      authPath: element.realtimeAuth,
      channel: element.realtimeChannel,
    },
  };
}
