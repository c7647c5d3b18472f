import type { Endpoints } from '../api/endpoints';
import type { GetToken } from '../state/session/session';
import type { HostEcho, StoreConfig } from '../state/store-config';
import type { ReflectingElement } from './reflecting-element';

/** What a page can give an element by its properties alone. */
export interface HostParts {
  endpoints: Readonly<Partial<Endpoints>>;
  getToken: GetToken | null;
  echo: HostEcho | null;
}

/** What an element was told by its attributes and properties. */
export function readConfig(element: ReflectingElement, { endpoints, getToken, echo }: HostParts): StoreConfig {
  return {
    apiBase: new URL(element.apiBase, element.baseURI).href.replace(/\/+$/, ''),
    tokenKey: element.tokenKey,
    ...{ endpoints, getToken },
    realtime: {
      echo,
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
