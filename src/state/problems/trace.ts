import { effect } from '@preact/signals-core';
import { CHUNK_TIMEOUT_MS } from '../../constants';
import { loadChunk } from '../../lib/load-chunk';
import type { DoneCall } from '../../api/client';
import type { socketAddress } from '../../lib/socket-address';
import type { Store } from '../store';
import type { StoreConfig } from '../store-config';

/** Logs what a store does, without tokens, names or notes, for as long as the store exists. */
export function traceStore(store: Store, log: (text: string) => void): void {
  effect(() => {
    const settings = store.settings.value;
    // The chunk of `socketAddress` loads with the first session in any case.
    void loadChunk('connection', () => import('../live/connection'), CHUNK_TIMEOUT_MS).then(
      ({ socketAddress }) => log(`settings: ${settingsText(settings, socketAddress)}`),
      () => undefined,
    );
  });
  effect(() => log(store.session.isLoggedIn.value ? 'session: logged in' : 'session: nobody is logged in'));
  effect(() => log(`socket: ${store.live.value}, data: ${store.connectionStatus.value}`));
  store.doneCalls.watch((call) => log(callText(call)));
}

const callText = ({ method, path, took, failure }: DoneCall): string =>
  `${method} ${path} → ${failure ? failure.message : 'ok'} in ${Math.round(took)} ms`;

function settingsText(
  { apiBase, tokenKey, endpoints, getToken, pictureOrigins, realtime }: StoreConfig,
  addressOf: typeof socketAddress,
): string {
  const { key, echo, authPath, channel } = realtime;
  const socket = echo
    ? { echo: 'of the page', channel }
    : key === null
      ? 'none: it polls'
      : { key, ...addressOf(apiBase, realtime), authPath, channel };
  const token = getToken ? 'getToken of the page' : `the local storage under ${tokenKey}`;
  return JSON.stringify({ apiBase, token, endpoints, pictureOrigins, socket });
}
