import { effect } from '@preact/signals-core';
import { CHUNK_TIMEOUT_MS } from '../../constants';
import { loadChunk } from '../../lib/load-chunk';
import type { DoneCall } from '../../api/client';
import type { socketAddress } from '../../lib/socket-address';
import type { Store } from '../store';
import type { StoreConfig } from '../store-config';

/** Hears what a store does, in words without a token, a name or a note. It lasts as long as the store. */
export function traceStore(store: Store, say: (text: string) => void): void {
  effect(() => {
    const settings = store.settings.value;
    // The chunk with `socketAddress` is there already, or comes with the first session.
    void loadChunk('connection', () => import('../live/connection'), CHUNK_TIMEOUT_MS).then(
      ({ socketAddress }) => say(`settings: ${settingsText(settings, socketAddress)}`),
      () => undefined,
    );
  });
  effect(() => say(store.session.isLoggedIn.value ? 'session: logged in' : 'session: nobody is logged in'));
  effect(() => say(`socket: ${store.live.value}, data: ${store.connectionStatus.value}`));
  store.doneCalls.watch((call) => say(callText(call)));
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
