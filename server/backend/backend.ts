import { Hono } from 'hono';
import type { App, ServerEnv } from '../http/server-env';
import { escapeHtml } from '../lib/text';
import { recordRoute } from '../observe/observer';
import { failureResponse, notFoundPage } from '../pages/error-pages';
import { type PageOptions, registerPages } from '../pages/pages';
import { securityHeaders } from '../pages/security-headers';
import { isIn, requestPath } from '../request-path';

/** An existing Laravel backend instead of the practice server. */
export interface Backend {
  /** `https://practice.example`, perhaps with a base path. */
  url: string;
  /** The backend's Reverb, Soketi or Pusher Channels server. Without one the panel polls. */
  realtime?: RealtimeServer;
}

interface RealtimeServer {
  key: string;
  /** The backend's own host when absent. */
  host?: string;
  /** 443 or 80 when absent. */
  port?: number;
  /** As the backend's address when absent. */
  tls?: boolean;
}

/** The socket server with every default resolved: the panel's defaults would be the page's host, not the backend's. */
function completeRealtime({ url, realtime }: Backend): Required<RealtimeServer> | undefined {
  if (!realtime) return undefined;
  const { hostname, protocol } = new URL(url);
  const tls = realtime.tls ?? protocol === 'https:';
  return { tls, host: hostname, port: tls ? 443 : 80, ...realtime };
}

/** The origin that the page's policy must allow. */
export function realtimeOrigin({ host, port, tls }: Required<RealtimeServer>): string {
  return `${tls ? 'wss' : 'ws'}://${host}:${port}`;
}

/**
 * Replaces the practice server's socket server in a page by the backend's, if it has one, and allows pictures from the backend's origin.
 */
export function withBackendAttributes(page: string, backend: Backend): string {
  const realtime = completeRealtime(backend);
  return withAttributes(page, {
    'picture-origins': new URL(backend.url).origin,
    ...(realtime && realtimeAttributes(realtime)),
  });
}

/** Replaces the practice server's own sockets in a page by those of another server. */
export const withRealtimeAttributes = (page: string, realtime: Required<RealtimeServer>) =>
  withAttributes(page, realtimeAttributes(realtime));

const realtimeAttributes = ({ key, host, port, tls }: Required<RealtimeServer>) => ({
  'realtime-key': key,
  'realtime-host': host,
  'realtime-port': String(port),
  'realtime-tls': tls ? 'on' : 'off',
});

function withAttributes(page: string, attributes: Record<string, string>) {
  const text = Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
  // A function, because `$` in a replacement string is special.
  return page.replaceAll(PLACEHOLDER, () => text);
}

const PLACEHOLDER = 'realtime-key="ordinacia"';

/** Only the pages: calls go to an existing backend (`createForward`), and there is no kiosk and no socket here. */
export function createBackendApp(backend: Backend, pages: PageOptions): App {
  const realtime = completeRealtime(backend);
  const app = new Hono<ServerEnv>();
  app.use(recordRoute);
  app.use(
    securityHeaders({
      socket: realtime && realtimeOrigin(realtime),
      // Pictures of people have addresses of the backend.
      images: new URL(backend.url).origin,
    }),
  );
  registerPages(app, {
    ...pages,
    transformPage: (page) => withBackendAttributes(pages.transformPage?.(page) ?? page, backend),
  });
  app.notFound(notFoundPage);
  app.onError(failureResponse);
  return app;
}

/** Whether the backend serves this path, as written or with its dots resolved: where these differ, forwarding refuses the request. */
export const isBackendPath = (url: string | undefined): boolean =>
  [url?.replace(/[?#].*$/s, ''), requestPath(url)?.pathname].some((path) => isIn(BACKEND_PATHS, path));

const BACKEND_PATHS = ['/api', '/broadcasting', '/display/api', '/calendar-feed'];
