import type { Endpoints } from '../api/endpoints';
import { DEFAULT_TOKEN_KEY } from '../constants';
import type { StoreConfig } from '../state/store-config';

/** The attributes that every element knows. */
export const storeAttributes = [
  'api-base',
  'token-key',
  'realtime-key',
  'realtime-host',
  'realtime-port',
  'realtime-tls',
  'realtime-cluster',
  'realtime-auth',
  'realtime-channel',
];

/** What an element's attributes say, with the defaults of the embed contract. An `api-base` may be relative to the page. */
export function readConfig(element: Element, endpoints: Readonly<Partial<Endpoints>>): StoreConfig {
  const read = (name: string) => element.getAttribute(name)?.trim() || null;
  const port = Number(read('realtime-port'));
  const tls = read('realtime-tls');
  return {
    apiBase: new URL(read('api-base') ?? '/', element.baseURI).href.replace(/\/+$/, ''),
    tokenKey: read('token-key') ?? DEFAULT_TOKEN_KEY,
    endpoints,
    realtime: {
      key: read('realtime-key'),
      host: read('realtime-host'),
      port: Number.isInteger(port) && port > 0 ? port : null,
      tls: tls === null ? null : !/^(?:false|off|0|no)$/i.test(tls),
      cluster: read('realtime-cluster'),
      authPath: read('realtime-auth') ?? '/broadcasting/auth',
      channel: read('realtime-channel') ?? 'admin.{id}',
    },
  };
}
