import type { StoreConfig } from '../state/store-config';
import type { OrdinaciaElement } from './ordinacia-element';

/** The store's configuration, from an element's attributes and properties. */
export function readConfig(element: OrdinaciaElement): StoreConfig {
  return {
    apiBase: new URL(element.apiBase, element.baseURI).href.replace(/\/+$/, ''),
    tokenKey: element.tokenKey,
    endpoints: element.endpoints,
    getToken: element.getToken,
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
