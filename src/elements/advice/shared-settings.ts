import { isSameData } from '../../lib/same-data';
import type { StoreConfig } from '../../state/store-config';
import { currentStores } from '../../state/store-registry';
import { readConfig, type Configured } from '../read-config';

const settings: Readonly<Record<string, (config: StoreConfig) => unknown>> = {
  'token-key': ({ tokenKey }) => tokenKey,
  'realtime-key': ({ realtime }) => realtime.key,
  'realtime-host': ({ realtime }) => realtime.host,
  'realtime-port': ({ realtime }) => realtime.port,
  'realtime-tls': ({ realtime }) => realtime.tls,
  'realtime-cluster': ({ realtime }) => realtime.cluster,
  'realtime-auth': ({ realtime }) => realtime.authPath,
  'realtime-channel': ({ realtime }) => realtime.channel,
};

/** The attributes and properties of this element that are ignored, as the first element of the same `api-base` has other values. */
export function differentSettings(element: Configured): string[] {
  const own = readConfig(element);
  const shared = own && currentStores.get(own.apiBase)?.config;
  if (!shared) return [];
  const different = Object.keys(settings).filter(
    (name) => element.hasAttribute(name) && settings[name]?.(own) !== settings[name]?.(shared),
  );
  if (own.getToken && !shared.getToken) different.push('getToken');
  if (own.realtime.echo && !shared.realtime.echo) different.push('echo');
  if (Object.keys(own.endpoints).length > 0 && !isSameData(own.endpoints, shared.endpoints))
    different.push('endpoints');
  return different;
}

/** The element's token key if another `api-base` on the page uses it, too; otherwise `null`. */
export function sharedTokenKey(element: Configured): string | null {
  const own = readConfig(element);
  const isShared = [...currentStores.values()].some(
    ({ config: { apiBase, tokenKey, getToken } }) =>
      own && !own.getToken && !getToken && apiBase !== own.apiBase && tokenKey === own.tokenKey,
  );
  return own && isShared ? own.tokenKey : null;
}
