// Runs in the browser: what the measured pages share.
import type { Root } from 'react-dom/client';
import { panel } from '../../src/elements/panel';
import { createStore } from '../../src/state/store';
import { adoptStyles } from '../../src/ui/style/style';
import { rootClass } from '../../src/ui/style/theme';

const noSocket = { echo: null, key: null, host: null, port: null, tls: null, cluster: null };

/** The state of a panel on the page's own server, without a socket. */
export const benchStore = () =>
  createStore(
    {
      apiBase: location.origin,
      tokenKey: 'ordinacia.admin-token',
      endpoints: {},
      getToken: null,
      pictureOrigins: null,
      timeZone: null,
      realtime: { ...noSocket, authPath: '/broadcasting/auth', channel: 'admin.{id}' },
    },
    panel,
  );

/** A response with JSON. */
export const answer = (body: string) => new Response(body, { headers: { 'Content-Type': 'application/json' } });

export interface Drawn {
  host: HTMLElement;
  shadow: ShadowRoot;
  container: HTMLElement;
  root: Root | null;
}

/** An empty place with the panel's styles. */
export function emptyRoot(): Drawn {
  const host = document.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  adoptStyles(shadow);
  const container = shadow.appendChild(document.createElement('div'));
  container.className = rootClass;
  container.dataset['theme'] = 'light';
  document.body.append(host);
  return { host, shadow, container, root: null };
}

/** Resolves when the next frame is on the screen. */
export const nextPaint = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now());
      channel.port2.postMessage(null);
    });
  });
